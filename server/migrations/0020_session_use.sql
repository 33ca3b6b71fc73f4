-- When a session last asked for an access token, which an open page does every quarter of an hour.
ALTER TABLE sessions ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET last_used_at = updated_at;
