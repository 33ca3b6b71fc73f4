-- Words that a user stands by, whatever the dictionaries say.
CREATE TABLE personal_words (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  word text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, word)
);
