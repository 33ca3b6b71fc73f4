-- Words as French bends them: «candidatures» and «candidature» are one, with and without accents.
CREATE TEXT SEARCH CONFIGURATION lettrine_french (COPY = pg_catalog.french);
ALTER TEXT SEARCH CONFIGURATION lettrine_french
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.french_stem;

CREATE FUNCTION search_stems(text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN to_tsvector(
    'public.lettrine_french'::regconfig,
    translate(public.search_key($1), '@./-_''’+<>&:#=?~\', repeat(' ', 17))
  );

-- Plain words, each after one space: «% ins%» is a word that begins so, «%script%» a piece of one.
CREATE FUNCTION search_pieces(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ' ' || regexp_replace(public.search_key($1), '[^[:alnum:]]+', ' ', 'g');

-- Trigrams on names alone: those of whole texts would be many times the letters, and find nearly all of them.
-- The title apart from the rest, so that what is only in one of the two is not looked for in all letters that have it
-- in the other; the line break keeps company and post apart.
ALTER TABLE letters
  ADD COLUMN title_pieces text NOT NULL GENERATED ALWAYS AS (search_pieces(title)) STORED,
  ADD COLUMN post_pieces text NOT NULL GENERATED ALWAYS AS (
    search_pieces(company) || E'\n' || search_pieces(job_title)
  ) STORED,
  ADD COLUMN search_stems tsvector NOT NULL GENERATED ALWAYS AS (
    search_stems(title || ' ' || company || ' ' || job_title || ' ' || (recipient ->> 'name') || ' ' || content)
  ) STORED;

CREATE INDEX letters_by_title_beginning ON letters (user_id, title_pieces text_pattern_ops)
  WHERE deleted_at IS NULL;
-- As `letters_by_word`: few entries may wait to be merged.
CREATE INDEX letters_by_piece ON letters USING gin (user_id, title_pieces gin_trgm_ops, post_pieces gin_trgm_ops)
  WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;
CREATE INDEX letters_by_stem ON letters USING gin (user_id, search_stems)
  WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;

CREATE INDEX templates_by_piece ON templates USING gin (title_key gin_trgm_ops);
