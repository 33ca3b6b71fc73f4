CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who may decide on what people propose to all.
CREATE TABLE administrators (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  granted_at timestamptz NOT NULL
);

-- Templates of letters. Those without a user are the library, kept as the files of this version say; small and read
-- by everybody, so not distributed by user.
CREATE TABLE templates (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- Which file a template of the library comes from.
  slug text UNIQUE,
  title text NOT NULL,
  template text NOT NULL,
  description text NOT NULL,
  type text NOT NULL CHECK (type IN ('job', 'scholarship', 'internship', 'custom')),
  tags text[] NOT NULL,
  industry text[] NOT NULL,
  difficulty text NOT NULL CHECK (difficulty IN ('beginner', 'intermediate', 'advanced')),
  estimated_time integer NOT NULL CHECK (estimated_time BETWEEN 1 AND 120),
  is_premium boolean NOT NULL,
  is_featured boolean NOT NULL,
  is_ai_generated boolean NOT NULL,
  moderation text NOT NULL CHECK (moderation IN ('private', 'pending', 'approved', 'refused')),
  refusal_reason text,
  submitted_at timestamptz,
  version integer NOT NULL CHECK (version >= 1),
  -- SHA-256 of all that is shown of it: names its drawing, and tells the seeding whether a file has changed.
  content_hash text NOT NULL,
  -- The file of the library is gone: those who kept its letters lose nothing, nobody is shown it any more.
  hidden_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  use_count integer NOT NULL DEFAULT 0,
  finished_count integer NOT NULL DEFAULT 0,
  rating_sum integer NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  rating double precision GENERATED ALWAYS AS (rating_sum::double precision / NULLIF(review_count, 0)) STORED,
  popularity double precision NOT NULL GENERATED ALWAYS AS (
    0.7::double precision * use_count
    + 0.3::double precision * COALESCE(rating_sum::double precision / NULLIF(review_count, 0), 0)
  ) STORED,
  -- Plain letters of the title, and plain words of what a search reads; the text is not searched: it may be locked.
  title_key text COLLATE "C" NOT NULL,
  words text[] NOT NULL,
  search_words tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(words)) STORED,
  CHECK ((user_id IS NULL) = (slug IS NOT NULL)),
  CHECK (user_id IS NOT NULL OR moderation = 'approved')
);
-- Texts stand apart and what filters and sorts read stays in the row: lists run over short rows.
ALTER TABLE templates SET (toast_tuple_target = 256);
ALTER TABLE templates
  ALTER COLUMN template SET STORAGE EXTERNAL,
  ALTER COLUMN title SET STORAGE MAIN,
  ALTER COLUMN title_key SET STORAGE MAIN,
  ALTER COLUMN type SET STORAGE MAIN,
  ALTER COLUMN difficulty SET STORAGE MAIN,
  ALTER COLUMN moderation SET STORAGE MAIN,
  ALTER COLUMN tags SET STORAGE MAIN,
  ALTER COLUMN industry SET STORAGE MAIN;
CREATE INDEX templates_of_user ON templates (user_id, updated_at DESC);
CREATE INDEX templates_by_word ON templates USING gin (search_words);
CREATE INDEX templates_to_moderate ON templates (submitted_at, id) WHERE moderation = 'pending';

-- Every word that a template was ever found by: a mistyped word is looked up here, not in every template.
CREATE TABLE template_vocabulary (
  word text PRIMARY KEY
);
CREATE INDEX template_vocabulary_alike ON template_vocabulary USING gin (word gin_trgm_ops);

CREATE FUNCTION learn_template_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order for all, so that two that learn the same words wait and do not lock each other.
  INSERT INTO template_vocabulary (word) SELECT DISTINCT unnest(NEW.words) AS word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER learn_words AFTER INSERT OR UPDATE OF words ON templates
  FOR EACH ROW EXECUTE FUNCTION learn_template_words();

CREATE TABLE template_bookmarks (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  template_id uuid NOT NULL REFERENCES templates ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, template_id)
);
CREATE INDEX bookmarks_of_template ON template_bookmarks (template_id);

-- One row for each letter that a template went into, also when the letter is gone.
CREATE TABLE template_uses (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  template_id uuid NOT NULL REFERENCES templates ON DELETE CASCADE,
  letter_id uuid NOT NULL,
  used_at timestamptz NOT NULL,
  -- When the letter was finalised for the first time.
  finished_at timestamptz,
  PRIMARY KEY (user_id, template_id, letter_id)
);
CREATE INDEX uses_of_template ON template_uses (template_id);
CREATE INDEX uses_in_letter ON template_uses (user_id, letter_id) WHERE finished_at IS NULL;

CREATE TABLE template_ratings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  template_id uuid NOT NULL REFERENCES templates ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, template_id)
);
CREATE INDEX ratings_of_template ON template_ratings (template_id);

-- Counts are kept where their rows are written: however a row comes or goes (an account that is deleted takes its
-- ratings with it), sum and count stay those of the rows. Uses that were made stay counted.
CREATE FUNCTION count_template_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE templates SET rating_sum = rating_sum + NEW.rating - OLD.rating WHERE id = NEW.template_id;
  ELSIF TG_OP = 'INSERT' THEN
    UPDATE templates SET rating_sum = rating_sum + NEW.rating, review_count = review_count + 1
      WHERE id = NEW.template_id;
  ELSE
    UPDATE templates SET rating_sum = rating_sum - OLD.rating, review_count = review_count - 1
      WHERE id = OLD.template_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_rating AFTER INSERT OR UPDATE OF rating OR DELETE ON template_ratings
  FOR EACH ROW EXECUTE FUNCTION count_template_rating();

CREATE FUNCTION count_template_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE templates SET use_count = use_count + 1,
    finished_count = finished_count + CASE WHEN NEW.finished_at IS NULL THEN 0 ELSE 1 END
    WHERE id = NEW.template_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_use AFTER INSERT ON template_uses FOR EACH ROW EXECUTE FUNCTION count_template_use();

CREATE FUNCTION count_template_success() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH finished AS (
    UPDATE template_uses SET finished_at = NEW.updated_at
      WHERE user_id = NEW.user_id AND letter_id = NEW.id AND finished_at IS NULL
      RETURNING template_id
  )
  UPDATE templates SET finished_count = finished_count + 1 FROM finished WHERE templates.id = finished.template_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_success AFTER UPDATE OF status ON letters
  FOR EACH ROW WHEN (NEW.status = 'final' AND OLD.status <> 'final') EXECUTE FUNCTION count_template_success();

-- The first page of a template as SVG, drawn and gzipped once for each content.
CREATE TABLE template_drawings (
  template_id uuid NOT NULL REFERENCES templates ON DELETE CASCADE,
  content_hash text NOT NULL,
  svg_gzip bytea NOT NULL,
  PRIMARY KEY (template_id, content_hash)
);
