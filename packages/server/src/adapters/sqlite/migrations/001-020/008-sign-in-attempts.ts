export const SIGN_IN_ATTEMPTS_SCHEMA = `
CREATE TABLE sign_in_attempts (
  attempt_key TEXT PRIMARY KEY,
  attempt TEXT NOT NULL,
  expire INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_attempts_expire ON sign_in_attempts (expire);
`;
