-- Failed attempts to sign in, by what they are counted under (a hash, never an address in clear).
CREATE TABLE sign_in_delays (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  -- No attempt is heard before.
  opens_at timestamptz NOT NULL,
  forgotten_at timestamptz NOT NULL
);
CREATE INDEX sign_in_delays_forgotten ON sign_in_delays (forgotten_at);
