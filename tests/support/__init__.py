"""What the tests share: naive rules, lawful matches, ways to write them, and slips."""
