ALTER TABLE letter_copies RENAME TO letter_exports;
ALTER INDEX letter_copies_by_date RENAME TO letter_exports_by_date;
