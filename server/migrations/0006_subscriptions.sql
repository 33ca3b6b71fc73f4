-- Who holds which plan, and until when. At most one subscription of a user is active.
CREATE TABLE subscriptions (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  plan_id text NOT NULL CHECK (plan_id IN ('basic', 'pro', 'premium', 'monthly', 'lifetime')),
  status text NOT NULL CHECK (status IN ('active', 'ended')),
  current_period_start timestamptz NOT NULL,
  -- Null for a plan held for life.
  current_period_end timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX one_active_subscription ON subscriptions (user_id) WHERE status = 'active';

-- One row for each use of a language model; a use that failed is refunded, and no longer counts.
CREATE TABLE ai_uses (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('writing', 'rewriting', 'analysis', 'client')),
  granted_at timestamptz NOT NULL,
  refunded_at timestamptz,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX ai_uses_that_count ON ai_uses (user_id, granted_at) WHERE refunded_at IS NULL;

-- What operators did by hand.
CREATE TABLE operator_actions (
  id uuid PRIMARY KEY,
  action text NOT NULL,
  subject_user_id uuid REFERENCES users ON DELETE SET NULL,
  details jsonb NOT NULL,
  done_at timestamptz NOT NULL
);
