CREATE TABLE profiles (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  phone_number text,
  job_title text,
  industry text,
  location text,
  website text,
  bio text
);
