"""Records with what was computed beside them: as remarks in their text, as Markdown, as a page."""
