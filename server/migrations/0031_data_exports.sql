-- The archive of a user's data: one for each user, made by a job, kept a few days. Its bytes are rows, so that any
-- process can make it and any other hand it over.
CREATE TABLE data_exports (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('preparing', 'ready', 'failed')),
  asked_at timestamptz NOT NULL,
  -- Grows with each try of the job: what an earlier try left behind is not of the archive.
  run integer NOT NULL DEFAULT 0,
  chunk_count integer,
  size bigint,
  expires_at timestamptz,
  UNIQUE (user_id, id),
  CHECK ((status = 'ready') = (size IS NOT NULL AND chunk_count IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE INDEX data_exports_by_end ON data_exports (expires_at) WHERE status = 'ready';
CREATE INDEX data_exports_unfinished ON data_exports (asked_at) WHERE status = 'preparing';

CREATE TABLE data_export_chunks (
  user_id uuid NOT NULL,
  export_id uuid NOT NULL,
  run integer NOT NULL,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (user_id, export_id, run, position),
  FOREIGN KEY (user_id, export_id) REFERENCES data_exports (user_id, id) ON DELETE CASCADE
);
-- A ZIP does not get smaller.
ALTER TABLE data_export_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
