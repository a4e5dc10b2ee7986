import type { Secrets } from '@twosides/domain/kernel';
import type { Connection, mongo } from 'mongoose';
import { checkOf, OtherSecrets, SECRETS_CHECK } from '../../database-checks.ts';

export const installation = (database: mongo.Db) =>
  database.collection<{ readonly _id: string; readonly value: string }>('installation');

/**
 * Compares the secrets with their HMAC in the database. A database without an HMAC is new, and is accepted.
 * @param accepts whether to store the HMAC of different secrets instead of refusing them
 * @throws OtherSecrets
 */
export const checkSecrets = async ({ db }: Connection, secrets: Secrets, accepts: boolean): Promise<void> => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  const value = checkOf(secrets);
  const known = await installation(db).findOne({ _id: SECRETS_CHECK });
  if (known === null || known.value === value) return;
  if (!accepts) throw new OtherSecrets();
  await installation(db).updateOne({ _id: SECRETS_CHECK }, { $set: { value } });
};
