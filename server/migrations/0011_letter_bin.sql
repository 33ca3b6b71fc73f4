CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A deleted letter stays here for 30 days; status_before_archive is what comes back when an archived one does.
ALTER TABLE letters
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN status_before_archive text CHECK (status_before_archive IN ('draft', 'final', 'template', 'shared')),
  DROP COLUMN search_text;

-- The text is searched too, so what is searched is no longer short: an index of its trigrams, per user.
ALTER TABLE letters ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_key(title || ' ' || company || ' ' || job_title || ' ' || (recipient ->> 'name') || ' ' || content)
) STORED;
-- A search reads the entries not yet merged one by one: few of them may wait.
CREATE INDEX letters_by_search ON letters USING gin (user_id, search_text gin_trgm_ops)
  WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;

DROP INDEX letters_by_date;
DROP INDEX letters_by_title;
CREATE INDEX letters_by_date ON letters (user_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX letters_by_title ON letters (user_id, title_key, id) WHERE deleted_at IS NULL;
CREATE INDEX letters_in_bin ON letters (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX letters_to_erase ON letters (deleted_at) WHERE deleted_at IS NOT NULL;
