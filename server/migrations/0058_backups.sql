-- Backups of this database that were made, newest by made_at; the files are elsewhere.
CREATE TABLE backups (
  id uuid PRIMARY KEY,
  -- The instant that the file shows.
  made_at timestamptz NOT NULL,
  -- Machine and path of the file.
  machine text NOT NULL,
  path text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  row_count bigint NOT NULL CHECK (row_count >= 0),
  -- Whether it was restored into a scratch database and found the same.
  is_tried boolean NOT NULL
);
CREATE INDEX backups_newest ON backups (made_at DESC);
