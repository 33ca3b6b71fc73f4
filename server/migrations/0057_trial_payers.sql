-- Who had a trial, so that another account has none from the same PayPal account: a keyed hash of the payer's id, without
-- any account. It stays when the account goes, and is deleted after three years.
CREATE TABLE trial_payers (
  payer bytea NOT NULL,
  plan_id text NOT NULL,
  had_on date NOT NULL,
  PRIMARY KEY (payer, plan_id)
);
