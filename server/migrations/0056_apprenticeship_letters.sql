ALTER TABLE letters DROP CONSTRAINT letters_type_check;
ALTER TABLE letters ADD CONSTRAINT letters_type_check
  CHECK (type IN ('job_application', 'internship', 'apprenticeship', 'scholarship', 'motivation'));
