CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
CREATE FUNCTION search_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent', $1));

CREATE TABLE letters (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  job_title text NOT NULL,
  recipient jsonb NOT NULL,
  sender jsonb NOT NULL,
  reference text NOT NULL,
  offer text NOT NULL,
  content text NOT NULL,
  type text NOT NULL CHECK (type IN ('job_application', 'scholarship', 'internship', 'motivation')),
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  status text NOT NULL CHECK (status IN ('draft', 'final', 'archived', 'template', 'shared')),
  has_enclosure boolean NOT NULL,
  word_count integer NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  title_key text NOT NULL GENERATED ALWAYS AS (search_key(title)) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (
    search_key(title || ' ' || company || ' ' || job_title || ' ' || (recipient ->> 'name'))
  ) STORED,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX letters_by_date ON letters (user_id, updated_at DESC, id DESC);
CREATE INDEX letters_by_title ON letters (user_id, title_key, id);

-- One row for each save that changed the text.
CREATE TABLE letter_versions (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  version integer NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, letter_id, version),
  FOREIGN KEY (user_id, letter_id) REFERENCES letters ON DELETE CASCADE
);
