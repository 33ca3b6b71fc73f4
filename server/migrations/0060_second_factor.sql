ALTER TABLE users ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;
-- When the person last proved their second factor in this session.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;
-- When the person last proved all that their account can prove, before a passkey is added.
ALTER TABLE sessions ADD COLUMN owner_proved_at timestamptz;

CREATE TABLE second_factors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  -- Encrypted with the secret of sessions, which is not in the database.
  secret text NOT NULL,
  -- JSON list of the hashes of the codes that are left.
  recovery_code_hashes text NOT NULL,
  -- False until a first code was typed.
  is_verified boolean NOT NULL,
  failed_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  -- The period of 30 seconds of the last code used: no code is used twice.
  last_step bigint,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  is_backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);
