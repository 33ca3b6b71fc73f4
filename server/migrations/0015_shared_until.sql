-- Until when a link shows the letter: the last end of its living links, a day far away for one without end.
ALTER TABLE letters ADD COLUMN shared_until timestamptz;
