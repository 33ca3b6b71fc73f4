-- Jobs live in a schema of their own, made after these migrations, where no foreign key of ours can stand. Those whose
-- data names a user, as `userId`, leave with the account.
CREATE FUNCTION forget_jobs_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('jobs.job') IS NOT NULL THEN
    DELETE FROM jobs.job WHERE data ->> 'userId' = OLD.id::text;
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER forget_jobs_of_user AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_jobs_of_user();
