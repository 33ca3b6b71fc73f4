-- Files as they left: exported, shared or sent. The same bytes are the same copy.
CREATE TABLE letter_copies (
  user_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  format text NOT NULL CHECK (format IN ('pdf', 'docx', 'odt', 'html', 'txt')),
  file_name text NOT NULL,
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  size integer NOT NULL CHECK (size = length(bytes)),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  reason text NOT NULL CHECK (reason IN ('export', 'shared', 'sent')),
  created_at timestamptz NOT NULL,
  sent_at timestamptz CHECK ((sent_at IS NOT NULL) = (reason = 'sent')),
  PRIMARY KEY (user_id, letter_id, id),
  UNIQUE (user_id, letter_id, sha256),
  FOREIGN KEY (user_id, letter_id) REFERENCES letters ON DELETE CASCADE
);
CREATE INDEX letter_copies_by_date ON letter_copies (user_id, letter_id, created_at DESC, id DESC);
-- PDF, DOCX and ODT are compressed already: trying again only takes time.
ALTER TABLE letter_copies ALTER COLUMN bytes SET STORAGE EXTERNAL;
