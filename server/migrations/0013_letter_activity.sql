-- What happened to a letter, counted by day; edits are counted from its versions.
CREATE TABLE letter_activity (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('opening', 'shared_view', 'share', 'download', 'shared_download')),
  count integer NOT NULL CHECK (count >= 1),
  PRIMARY KEY (user_id, letter_id, day, kind),
  FOREIGN KEY (user_id, letter_id) REFERENCES letters ON DELETE CASCADE
);

ALTER TABLE letters ADD COLUMN is_bookmarked boolean NOT NULL DEFAULT false;
