-- One judgement for each version of a letter that was analysed; analysed again, the newest stays.
CREATE TABLE letter_analyses (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  version integer NOT NULL,
  strength integer NOT NULL CHECK (strength BETWEEN 0 AND 100),
  competitiveness integer NOT NULL CHECK (competitiveness BETWEEN 0 AND 100),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, letter_id, version),
  FOREIGN KEY (user_id, letter_id) REFERENCES letters ON DELETE CASCADE
);
