-- Who made each text, how much it changed (words, against the text before), and the name its writer gave it.
-- While foldable, the next autosave within a minute takes the row's place.
ALTER TABLE letter_versions
  ADD COLUMN author text NOT NULL DEFAULT 'you' CHECK (author IN ('you', 'writer', 'model', 'restore', 'template')),
  ADD COLUMN words_added integer NOT NULL DEFAULT 0,
  ADD COLUMN words_removed integer NOT NULL DEFAULT 0,
  ADD COLUMN label text NOT NULL DEFAULT '',
  ADD COLUMN foldable boolean NOT NULL DEFAULT false;
ALTER TABLE letter_versions ALTER COLUMN author DROP DEFAULT;
