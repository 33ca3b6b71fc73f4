CREATE EXTENSION IF NOT EXISTS btree_gin;

-- The words of a text, without accents or case; signs only part words, so that an address is not one word.
CREATE FUNCTION search_words(text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN to_tsvector(
    'pg_catalog.simple'::regconfig,
    translate(public.search_key($1), '@./-_''’+<>&:#=?~\', repeat(' ', 17))
  );

-- A deleted letter stays here for 30 days; status_before_archive is what comes back when an archived one does.
-- Words, not trigrams: PostgreSQL knows how common a word is, and so reads by date what nearly all letters have.
ALTER TABLE letters
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN status_before_archive text CHECK (status_before_archive IN ('draft', 'final', 'template', 'shared')),
  ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
    search_words(title || ' ' || company || ' ' || job_title || ' ' || (recipient ->> 'name') || ' ' || content)
  ) STORED;
-- A search reads the entries not yet merged one by one: few of them may wait.
CREATE INDEX letters_by_word ON letters USING gin (user_id, search_words)
  WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;

DROP INDEX letters_by_date;
DROP INDEX letters_by_title;
CREATE INDEX letters_by_date ON letters (user_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX letters_by_title ON letters (user_id, title_key, id) WHERE deleted_at IS NULL;
CREATE INDEX letters_in_bin ON letters (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX letters_to_erase ON letters (deleted_at) WHERE deleted_at IS NOT NULL;
