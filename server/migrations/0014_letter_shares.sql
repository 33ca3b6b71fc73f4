CREATE TABLE letter_shares (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  id uuid NOT NULL,
  -- SHA-256 of the 128 random bits of the link: who reads this table cannot open the letter.
  token_hash bytea NOT NULL UNIQUE,
  password_hash text,
  expires_at timestamptz,
  revoked_at timestamptz,
  allow_download boolean NOT NULL,
  view_count integer NOT NULL DEFAULT 0,
  download_count integer NOT NULL DEFAULT 0,
  last_viewed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, letter_id, id),
  FOREIGN KEY (user_id, letter_id) REFERENCES letters ON DELETE CASCADE
);

-- Who opened a link on a day, as a keyed hash that leads back to nobody; kept two days.
CREATE TABLE share_visits (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  share_id uuid NOT NULL,
  day date NOT NULL,
  visitor bytea NOT NULL,
  PRIMARY KEY (user_id, letter_id, share_id, day, visitor),
  FOREIGN KEY (user_id, letter_id, share_id) REFERENCES letter_shares ON DELETE CASCADE
);
