-- What a user was told on the site, the newest 50. The sequence of a user rises by one with each, under the lock of
-- the counter: it is the order in which they were committed, so who has read up to one has missed none before it.
CREATE TABLE notification_counters (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  last_sequence bigint NOT NULL CHECK (last_sequence >= 1)
);

CREATE TABLE notifications (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  sequence bigint NOT NULL,
  -- What happened, named so that it is told once.
  key text NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  data jsonb NOT NULL,
  action jsonb,
  read_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, sequence),
  UNIQUE (user_id, key)
);

-- What was told stays told when its notification is deleted, or makes room for newer ones.
CREATE TABLE notification_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

-- Whoever ends a session, Better Auth for one, its sockets are closed in every process.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'lettrine_notifications',
    json_build_object('kind', 'session-ended', 'userId', OLD.user_id, 'sessionId', OLD.id)::text
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_session_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
