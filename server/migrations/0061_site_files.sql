-- Files of the site whose name holds a hash of their content, of every version that was served lately: an open tab, or a page from a
-- process of another version, may ask any process for them.
CREATE TABLE site_files (
  -- Below the folder «assets» of the pages.
  name text PRIMARY KEY,
  content bytea NOT NULL,
  -- Whether the content is compressed with Brotli.
  is_brotli boolean NOT NULL,
  -- When a process began to serve a build without this file; null for the files of the newest build.
  replaced_at timestamptz
);
-- They are compressed already.
ALTER TABLE site_files ALTER COLUMN content SET STORAGE EXTERNAL;
