/**
 * The names of the devices on which an account was signed in, for as long as it lives; of before, those that are signed
 * in.
 */
export const DEVICES_SCHEMA = `
ALTER TABLE users ADD COLUMN devices TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(devices));
UPDATE users SET devices = (SELECT json_group_array(DISTINCT device) FROM sessions WHERE member_id = users.id)
WHERE id IN (SELECT member_id FROM sessions);
`;
