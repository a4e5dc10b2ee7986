import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { type ClientSession, trusted } from 'mongoose';
import type { WriteBatch } from '../kernel/write-batch.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import type { Models } from '../models/models.ts';

/**
 * The document in which the acts of a mailbox key and its suspension meet, so that of two at once the later one finds
 * the other. It stands in the ledger, which most acts write anyway.
 */
export type Gate = {
  readonly id: string;
  readonly suspendedUntil: Timestamp | null;
  /** Whether the transaction has read it; of a mailbox key that it has only just learned it has not. */
  readonly isRead: boolean;
};

/** All accounts of a mailbox have one; it leads to none of them. */
export const gateId = (secrets: Secrets, { _id, mailboxKey }: Pick<UserRecord, '_id' | 'mailboxKey'>): string =>
  gateIdOf(secrets, mailboxKey ?? _id);

/** @param key the mailbox key; of a member without one the id */
export const gateIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  `gate ${secrets.stampOf('suspension', key)}`;

/** The gate of somebody who acts, read as part of the transaction; null for nobody. */
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

/** The same of somebody of whom nothing else is read. */
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
 * Has what is written pass a gate. One that was not read lets through only who is not suspended: otherwise the
 * document is there under its id, which is a duplicate key, and the mailbox key is known when the transaction runs
 * again.
 */
export const passGate = (batch: WriteBatch, { gates }: Pick<Models, 'gates'>, { id, isRead }: Gate): void => {
  const set = { turn: nextTurn() };
  if (isRead) batch.change(gates, id, { set, orInsert: {} });
  else batch.upsert(gates, { _id: id, until: trusted({ $exists: false }) }, { set });
};

/** Any other number than the one before: a change to the same is none, and a count would tell how often. */
export const nextTurn = (): number => Math.floor(Math.random() * 2 ** 48);
