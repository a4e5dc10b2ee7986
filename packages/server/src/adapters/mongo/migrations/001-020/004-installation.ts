import { checkOf, SECRETS_CHECK } from '../../../secrets-check.ts';
import { installation } from '../../kernel/known-secrets.ts';
import type { Migration } from '../migration.ts';

/** What belongs to the installation as a whole: by what it knows its fingerprint secret again. */
export const INSTALLATION: Migration = {
  batch: async ({ database, secrets, session }) => {
    await installation(database).updateOne(
      { _id: SECRETS_CHECK },
      { $setOnInsert: { value: checkOf(secrets) } },
      { upsert: true, session },
    );
    return false;
  },
};
