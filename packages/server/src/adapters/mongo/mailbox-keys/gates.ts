import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { type ClientSession, trusted } from 'mongoose';
import type { WriteBatch } from '../kernel/write-batch.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import type { Models } from '../models/models.ts';

/**
 * A document that each action of a mailbox writes, so that a concurrent suspension of the mailbox collides with it. It
 * is in the ledger, which most actions write anyway.
 */
export type Gate = {
  readonly id: string;
  readonly suspendedUntil: Timestamp | null;
  /**
   * Whether the transaction has read the document. False if it learned the mailbox key only while reading other
   * documents.
   */
  readonly isRead: boolean;
};

/** Returns the gate id that a mailbox's accounts share. Without the server's secret, it identifies none of them. */
export const gateId = (secrets: Secrets, { _id, mailboxKey }: Pick<UserRecord, '_id' | 'mailboxKey'>): string =>
  gateIdOf(secrets, mailboxKey ?? _id);

/** @param key the mailbox key, or the id of a member without one */
export const gateIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  `gate ${secrets.stampOf('suspension', key)}`;

/** Reads a user's gate in the transaction; null without a user. */
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

/** Reads a member's gate for transactions that read nothing else of the member. */
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
 * Writes a gate, so that the transaction collides with a concurrent suspension. If the gate was not read, the upsert
 * fails as a duplicate key for a suspended mailbox, and the retry knows the mailbox key.
 */
export const passGate = (batch: WriteBatch, { gates }: Pick<Models, 'gates'>, { id, isRead }: Gate): void => {
  const set = { turn: nextTurn() };
  if (isRead) batch.change(gates, id, { set, orInsert: {} });
  else batch.upsert(gates, { _id: id, until: trusted({ $exists: false }) }, { set });
};

/**
 * Returns a random number to write into a gate. Writing an equal value would not collide, and a counter would reveal
 * how often a mailbox acts.
 */
export const nextTurn = (): number => Math.floor(Math.random() * 2 ** 48);
