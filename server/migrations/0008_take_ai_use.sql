-- Takes one use of the month if one is left, in one round trip: the subscription is held while uses are counted, so
-- that two at once are counted one after the other. Which month and which limit is decided by the caller.
CREATE FUNCTION take_ai_use(
  wanted_user uuid, held_subscription uuid, use_id uuid, wanted_purpose text, month_start timestamptz,
  month_limit integer, at_instant timestamptz
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  -- A count lost with a power cut is one in the user's favour; waiting for the disk would delay every first word.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM subscriptions
    WHERE user_id = wanted_user AND id = held_subscription AND status = 'active' FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF (SELECT count(*) FROM ai_uses
      WHERE user_id = wanted_user AND granted_at >= month_start AND refunded_at IS NULL) >= month_limit THEN
    RETURN false;
  END IF;
  INSERT INTO ai_uses (user_id, id, purpose, granted_at) VALUES (wanted_user, use_id, wanted_purpose, at_instant);
  RETURN true;
END $$;
