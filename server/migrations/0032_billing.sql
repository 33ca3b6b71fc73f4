-- What is sold. A price never changes: another price is another row, and what was sold keeps its own.
CREATE TABLE plan_prices (
  plan_id text NOT NULL CHECK (plan_id IN ('basic', 'pro', 'premium', 'monthly', 'lifetime')),
  interval text NOT NULL CHECK (interval IN ('monthly', 'yearly', 'lifetime')),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  trial_days integer NOT NULL CHECK (trial_days >= 0),
  sold_from timestamptz NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (plan_id, interval, sold_from)
);
CREATE UNIQUE INDEX one_price_sold ON plan_prices (plan_id, interval) WHERE withdrawn_at IS NULL;

-- PayPal’s agreements: what renewals are charged to.
CREATE TABLE payment_methods (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  paypal_token_id text NOT NULL UNIQUE,
  payer_email text,
  created_at timestamptz NOT NULL,
  -- When PayPal or its owner withdrew it.
  gone_at timestamptz,
  PRIMARY KEY (user_id, id)
);

ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_status_check;
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_status_check
    CHECK (status IN ('trialing', 'active', 'past_due', 'unpaid', 'ended')),
  ADD COLUMN source text NOT NULL DEFAULT 'granted' CHECK (source IN ('paid', 'granted')),
  ADD COLUMN interval text CHECK (interval IN ('monthly', 'yearly', 'lifetime')),
  -- Cents for one interval, taxes included: the price it was sold at, whatever is sold today.
  ADD COLUMN price_cents integer,
  -- Periods are counted from here, so that the 31st comes back after February.
  ADD COLUMN anchor timestamptz,
  ADD COLUMN trial_end timestamptz,
  ADD COLUMN cancel_at_period_end boolean NOT NULL DEFAULT false,
  ADD COLUMN cancel_reason text,
  ADD COLUMN next_plan_id text CHECK (next_plan_id IN ('basic', 'pro', 'premium', 'monthly', 'lifetime')),
  ADD COLUMN next_interval text CHECK (next_interval IN ('monthly', 'yearly')),
  ADD COLUMN next_price_cents integer,
  ADD COLUMN payment_method_id uuid,
  -- When a renewal was first refused, and when it is tried again.
  ADD COLUMN past_due_since timestamptz,
  ADD COLUMN retry_at timestamptz,
  -- A payment is disputed: nothing more is charged.
  ADD COLUMN disputed_at timestamptz,
  -- The end of period or of trial that was told of ahead.
  ADD COLUMN reminded_of timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD CONSTRAINT paid_has_terms
    CHECK (source = 'granted' OR (interval IS NOT NULL AND price_cents IS NOT NULL AND anchor IS NOT NULL)),
  ADD CONSTRAINT next_plan_is_whole
    CHECK (num_nonnulls(next_plan_id, next_interval, next_price_cents) IN (0, 3)),
  ADD FOREIGN KEY (user_id, payment_method_id) REFERENCES payment_methods (user_id, id);
UPDATE subscriptions SET ended_at = updated_at WHERE status = 'ended';
DROP INDEX one_active_subscription;
CREATE UNIQUE INDEX one_live_subscription ON subscriptions (user_id) WHERE status <> 'ended';
CREATE INDEX subscriptions_to_look_at ON subscriptions (current_period_end)
  WHERE status IN ('trialing', 'active', 'past_due', 'unpaid');

-- As before, for every state that gives access.
CREATE OR REPLACE FUNCTION take_ai_use(
  wanted_user uuid, held_subscription uuid, use_id uuid, wanted_purpose text, month_start timestamptz,
  month_limit integer, at_instant timestamptz
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM subscriptions
    WHERE user_id = wanted_user AND id = held_subscription AND status IN ('trialing', 'active', 'past_due')
    FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF (SELECT count(*) FROM ai_uses
      WHERE user_id = wanted_user AND granted_at >= month_start AND refunded_at IS NULL) >= month_limit THEN
    RETURN false;
  END IF;
  INSERT INTO ai_uses (user_id, id, purpose, granted_at) VALUES (wanted_user, use_id, wanted_purpose, at_instant);
  RETURN true;
END $$;

-- What a change of plan would cost, kept so that exactly that is charged.
CREATE TABLE change_quotes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  plan_id text NOT NULL,
  interval text NOT NULL,
  due_cents integer NOT NULL CHECK (due_cents >= 0),
  credit_cents integer NOT NULL CHECK (credit_cents >= 0),
  price_cents integer NOT NULL,
  is_immediate boolean NOT NULL,
  -- The period that what is due pays for; its end is null for life.
  period_start timestamptz NOT NULL,
  period_end timestamptz,
  -- The terms it replaces, put back when its payment is given back.
  replaced jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, subscription_id) REFERENCES subscriptions (user_id, id) ON DELETE CASCADE
);

-- Accounts are kept ten years (article L123-22 of the Code de commerce): what follows stays when its user goes, and
-- then names nobody but on the receipts themselves.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('purchase', 'trial', 'renewal', 'change', 'agreement')),
  status text NOT NULL CHECK (status IN (
    'created', 'awaiting_approval', 'capturing', 'succeeded', 'pending', 'failed', 'unknown', 'canceled', 'expired',
    'partially_refunded', 'refunded', 'reversed'
  )),
  -- The subscription it prolongs or changes; the one it made, once it did.
  subscription_id uuid,
  quote_id uuid,
  plan_id text NOT NULL,
  interval text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  -- Of which tax, at so many ten-thousandths.
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  tax_rate integer NOT NULL CHECK (tax_rate >= 0),
  currency text NOT NULL,
  -- Price of one interval from then on, and days before the first of them is paid.
  price_cents integer NOT NULL,
  trial_days integer NOT NULL DEFAULT 0,
  -- What it pays for, for a renewal; set by the settlement otherwise.
  period_start timestamptz,
  period_end timestamptz,
  invoice_id text NOT NULL UNIQUE,
  order_id text UNIQUE,
  setup_token_id text UNIQUE,
  capture_id text UNIQUE,
  payer_id text,
  fee_cents integer,
  refunded_cents integer NOT NULL DEFAULT 0,
  failure text,
  -- Where its payer is led back to.
  success_url text,
  cancel_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- After which nobody can approve it any more.
  expires_at timestamptz,
  CHECK (refunded_cents <= amount_cents),
  CHECK (status NOT IN ('succeeded', 'partially_refunded', 'refunded', 'reversed')
    OR settled_at IS NOT NULL)
);
CREATE INDEX payments_of_user ON payments (user_id, created_at DESC, id);
CREATE INDEX payments_of_subscription ON payments (subscription_id);
-- A period is paid once, whoever asks for it; a refused one is asked again under the same row.
CREATE UNIQUE INDEX one_renewal_of_a_period ON payments (subscription_id, period_start) WHERE kind = 'renewal';
CREATE UNIQUE INDEX one_renewal_under_way ON payments (subscription_id)
  WHERE kind = 'renewal' AND status IN ('created', 'capturing', 'pending', 'unknown');
-- One trial for each user and plan.
CREATE UNIQUE INDEX one_trial_of_a_plan ON payments (user_id, plan_id)
  WHERE kind = 'trial' AND status = 'succeeded';
CREATE UNIQUE INDEX one_payment_of_a_quote ON payments (quote_id)
  WHERE status NOT IN ('failed', 'canceled', 'expired');
CREATE INDEX payments_under_way ON payments (updated_at)
  WHERE status IN ('created', 'awaiting_approval', 'capturing', 'pending', 'unknown');

-- Written before each call that moves something at PayPal; the id is the Request-Id of that call.
CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  action text NOT NULL
    CHECK (action IN ('create-order', 'capture', 'charge', 'create-setup-token', 'create-payment-token')),
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('ok', 'declined', 'refused', 'unknown')),
  issue text
);
CREATE INDEX attempts_of_payment ON payment_attempts (payment_id, begun_at);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- Who wanted it: the customer, an operator at PayPal, or we, for a payment that must not have been.
  cause text NOT NULL CHECK (cause IN ('withdrawal', 'paypal', 'duplicate', 'mismatch', 'reversal')),
  reason text,
  status text NOT NULL CHECK (status IN ('created', 'unknown', 'pending', 'completed', 'failed')),
  paypal_refund_id text UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refunds_of_payment ON refunds (payment_id);

CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  resource_id text,
  received_at timestamptz NOT NULL,
  handled_at timestamptz
);

-- Numbers without a gap: taken under a lock, in the transaction of what is numbered.
CREATE TABLE receipt_numbers (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (series, year)
);
CREATE TABLE receipts (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  payment_id uuid NOT NULL REFERENCES payments,
  -- The refund that a credit note tells; null for a receipt.
  refund_id uuid UNIQUE REFERENCES refunds,
  series text NOT NULL CHECK (series IN ('F', 'A')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  issued_at timestamptz NOT NULL,
  -- All that it says, as it was when it was issued.
  content jsonb NOT NULL,
  UNIQUE (series, year, number)
);
CREATE UNIQUE INDEX one_receipt_of_a_payment ON receipts (payment_id) WHERE refund_id IS NULL;

-- Double entry: what comes in is positive, what it comes from negative, and each transaction sums to zero.
CREATE TABLE ledger_entries (
  transaction_id uuid NOT NULL,
  account text NOT NULL CHECK (account IN ('paypal', 'paypal-fees', 'sales', 'vat')),
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  currency text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payments,
  refund_id uuid REFERENCES refunds,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (transaction_id, account)
);
CREATE INDEX ledger_of_payment ON ledger_entries (payment_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- A receipt only loses its user.
CREATE TRIGGER receipts_are_immutable BEFORE UPDATE ON receipts
  FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'user_id' IS DISTINCT FROM to_jsonb(NEW) - 'user_id' OR NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_are_kept BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION require_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_sums_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();

-- What was agreed to when a payment was begun: the version of the terms of sale, and from where.
CREATE TABLE consents (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  terms_version text NOT NULL,
  given_at timestamptz NOT NULL
);
