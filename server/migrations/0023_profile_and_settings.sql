-- What letters need of a person, beside the page others would see.
ALTER TABLE profiles
  ADD COLUMN gender text CHECK (gender IN ('feminine', 'masculine')),
  ADD COLUMN civility text CHECK (civility IN ('madame', 'monsieur')),
  ADD COLUMN address text[] NOT NULL DEFAULT '{}',
  ADD COLUMN city text,
  ADD COLUMN experience text,
  ADD COLUMN education text,
  ADD COLUMN skills text[] NOT NULL DEFAULT '{}',
  ADD COLUMN achievements text[] NOT NULL DEFAULT '{}',
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}';

-- The one picture of a person: WebP of 512 by 512 pixels. Its address holds the hash.
CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  content_hash text NOT NULL,
  webp bytea NOT NULL,
  made_at timestamptz NOT NULL
);

-- How a person likes to write, and what they allow. No row: the defaults.
CREATE TABLE settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  tone text NOT NULL,
  language text NOT NULL,
  design text NOT NULL,
  word_target integer NOT NULL,
  theme text NOT NULL,
  -- What they want told: topics in the notifications of the site, and by mail.
  notify_about text[] NOT NULL,
  mail_about text[] NOT NULL,
  -- Whether their facts may be sent to the language model of this installation.
  allows_model boolean NOT NULL,
  -- Null until they were asked.
  allows_analytics boolean,
  updated_at timestamptz NOT NULL
);
