"""Pictures of the layout: placements to boxes, boxes to SVG or to a terminal, and the same in words."""
