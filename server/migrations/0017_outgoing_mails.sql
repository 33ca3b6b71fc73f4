-- Mails to send, written with their cause. Once sent or given up, what it said and where it went are erased:
-- a link in it opens an account.
CREATE TABLE outgoing_mails (
  id uuid PRIMARY KEY,
  -- Absent for the mail that confirms that an account is gone.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  idempotency_key text NOT NULL UNIQUE,
  subject text NOT NULL,
  recipient text,
  html text,
  body_text text,
  headers jsonb,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Code of the refusal, such as «550»; never its sentence, which may repeat the address.
  failure text,
  CHECK (
    CASE WHEN sent_at IS NULL AND failed_at IS NULL
      THEN recipient IS NOT NULL AND html IS NOT NULL AND body_text IS NOT NULL
      ELSE recipient IS NULL AND html IS NULL AND body_text IS NULL AND headers IS NULL
    END
  )
);
CREATE INDEX outgoing_mails_of_user ON outgoing_mails (user_id);
