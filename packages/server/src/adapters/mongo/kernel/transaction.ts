import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { enqueueInOrder } from './records.ts';

/**
 * Runs `work` as one transaction over a snapshot and commits it to a majority. Where another transaction got in
 * between, `work` runs again over a fresh snapshot, and then not beside others of this process that met somebody:
 * of many that want one document, one gets through at each turn. Everything else that it throws is thrown on, and
 * nothing is stored.
 */
export const inTransaction = async <T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> => {
  const session = await connection.startSession();
  try {
    return await untilWithoutConflict((deadline) => attemptOnce(session, work, deadline), TIMEOUT, turnsOn(connection));
  } finally {
    await session.endSession();
  }
};

/** Has something follow once the transaction is committed; an attempt that is given up is followed by nothing. */
export const whenStored = (session: ClientSession, follow: () => void): void => {
  following.set(session, [...(following.get(session) ?? []), follow]);
};

const following = new WeakMap<ClientSession, readonly (() => void)[]>();

/** Where what is tried again on a connection waits for its turn. */
const turnsOn = (connection: Connection): Turns => {
  const known = turns.get(connection);
  if (known) return known;
  const made = enqueueInOrder();
  turns.set(connection, made);
  return made;
};

/** Runs one write again until it is stored, not beside others of this process that met somebody. */
export const writeInTurn = <T>(connection: Connection, write: () => Promise<T>): Promise<T> =>
  untilWithoutConflict(write, TIMEOUT, turnsOn(connection));

type Turns = <T>(work: () => Promise<T>) => Promise<T>;

const turns = new WeakMap<Connection, Turns>();

/**
 * Runs `work` again, `inTurn`, where somebody else's write got in between: after a write conflict for up to 15 s, after
 * a duplicate key a few times, and for 4 s at least. Everything else that it throws is thrown on.
 * @throws StoreBusy where the write conflicts go on
 */
export const untilWithoutConflict = async <T>(
  work: (deadline: number) => Promise<T>,
  timeout: number = TIMEOUT,
  inTurn: Turns = (again) => again(),
): Promise<T> => {
  const start = performance.now();
  const deadline = start + timeout;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? work(deadline) : inTurn(() => work(deadline)));
    } catch (error) {
      const now = performance.now();
      if (!isWorthAnotherAttempt(error, attempt, now - start)) throw error;
      if (now > deadline) throw isDuplicateKey(error) ? error : new StoreBusy(error);
      await pause(backoff(attempt));
    }
  }
};

/** Another document holds what a unique index guards. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** Milliseconds for which write conflicts are retried. */
const TIMEOUT = 15_000;
/**
 * The one that holds the key may be about to commit, on a busy server for a while; only then does a fresh snapshot show
 * it.
 */
const DUPLICATE_KEY_ATTEMPTS = 8;
const DUPLICATE_KEY_TIMEOUT = 4_000;
const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;

const OPTIONS: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
};

const attemptOnce = async <T>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<T>,
  deadline: number,
): Promise<T> => {
  following.delete(session);
  session.startTransaction(OPTIONS);
  try {
    const result = await work(session);
    // Also what only read is committed: with a majority, that proves that what it read will last.
    await commit(session, deadline);
    for (const follow of following.get(session) ?? []) follow();
    return result;
  } catch (error) {
    // The server ends the transaction by itself if this does not reach it; what went wrong first is what counts.
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  }
};

/** A commit whose answer was lost is asked for again: it is applied once. */
const commit = async (session: ClientSession, deadline: number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult')) throw error;
      if (performance.now() > deadline) throw new StoreBusy(error);
      await pause(backoff(attempt));
    }
  }
};

const isWorthAnotherAttempt = (error: unknown, attempt: number, elapsed: number): boolean => {
  // The driver has looked for a primary for seconds already.
  if (error instanceof mongo.MongoServerSelectionError) return false;
  if (isDuplicateKey(error)) return attempt < DUPLICATE_KEY_ATTEMPTS || elapsed < DUPLICATE_KEY_TIMEOUT;
  return (
    hasLabel(error, 'TransientTransactionError') ||
    (error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT)
  );
};

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

/** Milliseconds: doubling up to half a second, and random, so that those who collided do not meet again. */
const backoff = (attempt: number): number => Math.random() * Math.min(500, 10 * 2 ** attempt);
