-- What a person did, as cards, and the lines that are on none. One row for each person, written as a whole.
CREATE TABLE careers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  cards jsonb NOT NULL,
  unfiled text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL CHECK (version > 0),
  updated_at timestamptz NOT NULL
);
