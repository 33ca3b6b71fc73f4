-- What the writer decided on the plan of a letter, and the plan that each version was last worked on with.
ALTER TABLE letters ADD COLUMN plan jsonb;
ALTER TABLE letter_versions ADD COLUMN plan jsonb;
