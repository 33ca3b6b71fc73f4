-- How often a user accepted a correction of each rule. No text is kept.
CREATE TABLE frequent_faults (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rule text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, rule)
);
