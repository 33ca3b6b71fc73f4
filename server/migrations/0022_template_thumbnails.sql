-- The first page of a template as a WebP picture: fifty SVG of a page each cost a browser a second of its main
-- thread. Drawings are made again from the text; the old ones are dropped.
DELETE FROM template_drawings;
ALTER TABLE template_drawings DROP COLUMN svg_gzip;
ALTER TABLE template_drawings ADD COLUMN webp bytea NOT NULL;
