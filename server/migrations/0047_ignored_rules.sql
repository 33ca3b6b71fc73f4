-- Rules of grammar that a user no longer wants to hear of.
CREATE TABLE ignored_rules (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rule text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, rule)
);
