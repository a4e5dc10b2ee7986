import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { trusted } from 'mongoose';
import type { WriteBatch } from '../kernel/write-batch.ts';
import type { UserRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

/** Stores whether a mailbox is suspended. Actions write it, so that a concurrent suspension causes a write conflict. */
export type Gate = {
  readonly id: string;
  readonly suspendedUntil: Timestamp | null;
  readonly isRead: boolean;
};

/** All accounts of a mailbox share this id. It identifies them only to somebody who has the server's secret. */
export const gateId = (secrets: Secrets, { _id, mailboxKey }: Pick<UserRecord, '_id' | 'mailboxKey'>): string =>
  gateIdOf(secrets, mailboxKey ?? _id);

export const gateIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  `gate ${secrets.stampOf('suspension', key)}`;

export const readGate = async (
  { gates, secrets }: SiteDatabase,
  user: Pick<UserRecord, '_id' | 'mailboxKey'> | null,
): Promise<Gate | null> => {
  if (user === null) return null;
  const id = gateId(secrets, user);
  const found = await gates.findOne({ _id: id }).lean();
  return { id, suspendedUntil: found?.until ?? null, isRead: true };
};

export const findGate = async (database: SiteDatabase, member: MemberId): Promise<Gate | null> => {
  const user = await database.users.findOne({ _id: member }, { mailboxKey: 1 }).lean();
  return readGate(database, user);
};

export const passGate = (batch: WriteBatch, { gates }: Pick<Models, 'gates'>, { id, isRead }: Gate): void => {
  const set = { nonce: newNonce() };
  if (isRead) batch.change(gates, id, { set, orInsert: {} });
  else batch.upsert(gates, { _id: id, until: trusted({ $exists: false }) }, { set });
};

/**
 * Random, because an equal value would cause no write conflict, and a counter would reveal how often a mailbox acts.
 */
export const newNonce = (): number => Math.floor(Math.random() * 2 ** 48);
