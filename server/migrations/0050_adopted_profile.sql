-- Lines of the former profile that were read into cards or into the tray: later ones are read when the career is.
ALTER TABLE careers ADD COLUMN adopted_lines text[] NOT NULL DEFAULT '{}';
