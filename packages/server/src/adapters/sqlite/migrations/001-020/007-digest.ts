/** Whom the weekly mail goes to, in the order in which it is planned. */
export const DIGEST_SCHEMA = `
CREATE INDEX users_subscribed ON users (id) WHERE email_updates = 1 AND email_verified = 1;
`;
