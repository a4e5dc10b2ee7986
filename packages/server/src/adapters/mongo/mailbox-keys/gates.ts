import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { type ClientSession, trusted } from 'mongoose';
import type { WriteBatch } from '../kernel/write-batch.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import type { Models } from '../models/models.ts';

/**
 * Each action of a mailbox writes this document, so that a concurrent suspension collides.
 * It is in the ledger, which most actions write anyway.
 */
export type Gate = {
  readonly id: string;
  readonly suspendedUntil: Timestamp | null;
  /** False if the transaction learned the mailbox key only while reading other documents. */
  readonly isRead: boolean;
};

/** Shared by a mailbox's accounts. Identifies them only with the server's secret. */
export const gateId = (secrets: Secrets, { _id, mailboxKey }: Pick<UserRecord, '_id' | 'mailboxKey'>): string =>
  gateIdOf(secrets, mailboxKey ?? _id);

/** For a member without a mailbox key, `key` is the member id. */
export const gateIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  `gate ${secrets.stampOf('suspension', key)}`;

export const readGate = async (
  { gates }: Pick<Models, 'gates'>,
  secrets: Secrets,
  user: Pick<UserRecord, '_id' | 'mailboxKey'> | null,
  session: ClientSession | null,
): Promise<Gate | null> => {
  if (user === null) return null;
  const id = gateId(secrets, user);
  const found = await gates.findOne({ _id: id }).session(session).lean();
  return { id, suspendedUntil: found?.until ?? null, isRead: true };
};

/** For transactions that read nothing else of the member. */
export const findGate = async (
  models: Pick<Models, 'gates' | 'users'>,
  secrets: Secrets,
  member: MemberId,
  session: ClientSession | null,
): Promise<Gate | null> => {
  const user = await models.users.findOne({ _id: member }, { mailboxKey: 1 }).session(session).lean();
  return readGate(models, secrets, user, session);
};

/**
 * Makes the transaction collide with a concurrent suspension. If the gate was not read, the upsert fails as a
 * duplicate key for a suspended mailbox, and the retry knows the mailbox key.
 */
export const passGate = (batch: WriteBatch, { gates }: Pick<Models, 'gates'>, { id, isRead }: Gate): void => {
  const set = { turn: nextTurn() };
  if (isRead) batch.change(gates, id, { set, orInsert: {} });
  else batch.upsert(gates, { _id: id, until: trusted({ $exists: false }) }, { set });
};

/** Random: an equal value would not collide, and a counter would reveal how often a mailbox acts. */
export const nextTurn = (): number => Math.floor(Math.random() * 2 ** 48);
