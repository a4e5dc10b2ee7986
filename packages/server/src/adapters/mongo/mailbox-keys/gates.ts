import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { type ClientSession, trusted } from 'mongoose';
import type { WriteBatch } from '../kernel/write-batch.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import type { Models } from '../models/models.ts';

/**
 * The document on which a mailbox's actions and its suspension conflict. In the ledger, which most actions write
 * anyway.
 */
export type Gate = {
  readonly id: string;
  readonly suspendedUntil: Timestamp | null;
  /** Whether the transaction has read it. False if the mailbox key was only just learned. */
  readonly isRead: boolean;
};

/** Shared by a mailbox's accounts; leads to none of them. */
export const gateId = (secrets: Secrets, { _id, mailboxKey }: Pick<UserRecord, '_id' | 'mailboxKey'>): string =>
  gateIdOf(secrets, mailboxKey ?? _id);

/** @param key the mailbox key, or the id of a member without one */
export const gateIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  `gate ${secrets.stampOf('suspension', key)}`;

/** The actor's gate, read in the transaction; null without an actor. */
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

/** The gate of somebody of whom nothing else is read. */
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
 * Lets a write pass a gate. If it was not read, an insert fails as a duplicate key for a suspended mailbox, and the
 * transaction runs again with the mailbox key known.
 */
export const passGate = (batch: WriteBatch, { gates }: Pick<Models, 'gates'>, { id, isRead }: Gate): void => {
  const set = { turn: nextTurn() };
  if (isRead) batch.change(gates, id, { set, orInsert: {} });
  else batch.upsert(gates, { _id: id, until: trusted({ $exists: false }) }, { set });
};

/** Any different number: an equal one changes nothing, and a counter would reveal how often. */
export const nextTurn = (): number => Math.floor(Math.random() * 2 ** 48);
