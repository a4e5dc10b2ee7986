/** What a nickname looks like: no two members have the same. */
export const NICKNAME_SKELETONS_SCHEMA = `
ALTER TABLE users ADD COLUMN nickname_skeleton TEXT;
CREATE UNIQUE INDEX users_nickname_skeleton ON users (nickname_skeleton) WHERE nickname_skeleton IS NOT NULL;
`;
