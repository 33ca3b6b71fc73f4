-- Texts that a person wrote, from which the habits of their writing are measured.
CREATE TABLE voice_texts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  content text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);

-- What they changed in what was measured. Without a row, their letters follow the texts.
CREATE TABLE voices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  choices jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
