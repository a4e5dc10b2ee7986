import type { Migration } from '../migration.ts';

/**
 * Registrations are found by their address, and there are links that sign in. What a registration has no field for is
 * null.
 */
export const REGISTRATIONS: Migration = {
  outside: async ({ database }) => {
    await database
      .collection('email_verification_tokens')
      .createIndexes([{ name: 'by_email', key: { email: 1, used: 1, _id: -1 } }]);
    await database.collection('sign_in_tokens').createIndexes([
      { name: 'token', key: { tokenHash: 1 }, unique: true },
      { name: 'by_user', key: { userId: 1, used: 1 } },
      { name: 'expires', key: { expiresAt: 1 } },
    ]);
  },
};
