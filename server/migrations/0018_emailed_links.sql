-- Links sent by mail that open something once: a new password, the confirmation of an address. The token itself is
-- kept nowhere.
CREATE TABLE emailed_links (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('password-reset', 'email-verification')),
  token_hash text NOT NULL UNIQUE,
  -- The address it went to: it proves nothing of another.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, id)
);
