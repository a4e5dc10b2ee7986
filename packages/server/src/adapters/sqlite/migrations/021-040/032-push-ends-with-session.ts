/** A subscription ends when its session does, whoever ends that. */
export const PUSH_ENDS_WITH_SESSION = `
DELETE FROM push_subscriptions WHERE NOT EXISTS (
  SELECT 1 FROM sessions WHERE sessions.member_id = push_subscriptions.member_id AND public_id = session_id);

CREATE TRIGGER push_subscriptions_end AFTER DELETE ON sessions WHEN old.member_id IS NOT NULL BEGIN
  DELETE FROM push_subscriptions WHERE member_id = old.member_id AND session_id = old.public_id;
END;
`;
