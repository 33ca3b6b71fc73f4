-- How often a plan did not give what was asked, by day, for the last 30 days: the advice on plans is made of it.
CREATE TABLE plan_refusals (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  feature text NOT NULL
    CHECK (feature IN ('unlimited_letters', 'ai_generation', 'ai_analysis', 'export_all_formats', 'premium_templates')),
  day date NOT NULL,
  count integer NOT NULL CHECK (count >= 1),
  PRIMARY KEY (user_id, feature, day)
);
