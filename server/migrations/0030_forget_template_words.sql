-- The vocabulary holds the words of every template, personal ones included: a word leaves with the last template that
-- used it. Another template that is given the word in the same instant may lose it from the vocabulary; a search then
-- only misses one near spelling.
CREATE FUNCTION forget_template_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM template_vocabulary AS known
    WHERE known.word = ANY (OLD.words)
      -- As one lexeme, quoted, so that no sign in it is read as an operator.
      AND NOT EXISTS (
        SELECT 1 FROM templates
          WHERE search_words @@ ('''' || replace(replace(known.word, '\', '\\'), '''', '''''') || '''')::tsquery
      );
  RETURN NULL;
END $$;
CREATE TRIGGER forget_words AFTER DELETE OR UPDATE OF words ON templates
  FOR EACH ROW EXECUTE FUNCTION forget_template_words();

-- Words of templates that were deleted or changed before.
DELETE FROM template_vocabulary AS known
  WHERE NOT EXISTS (SELECT 1 FROM templates WHERE known.word = ANY (words));
