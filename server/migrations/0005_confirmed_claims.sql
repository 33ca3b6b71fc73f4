-- Claims (figures, employers, dates…) that no source supports and that the writer of the letter stands by.
ALTER TABLE letters ADD COLUMN confirmed_claims text[] NOT NULL DEFAULT '{}';
