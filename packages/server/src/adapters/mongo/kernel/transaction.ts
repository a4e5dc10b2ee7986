import type { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';
import mongoose, { type ClientSession, type Connection, mongo } from 'mongoose';

mongoose.set('transactionAsyncLocalStorage', true);

/** Mongoose adds the session in this storage to every operation. Its types leave the storage out. */
const { transactionAsyncLocalStorage: running } = mongoose as unknown as {
  readonly transactionAsyncLocalStorage: AsyncLocalStorage<Transaction>;
};

type Transaction = { readonly session: ClientSession; readonly afterCommit: (() => void)[] };

/**
 * Runs `work` in a snapshot transaction with a majority commit. On a write conflict or duplicate key, `work` runs
 * again. All operations of mongoose that `work` starts belong to the transaction.
 * @throws StoreBusy if write conflicts persist, or if the outcome of the commit stays unknown
 */
export const inTransaction = async <T>(connection: Connection, work: () => Promise<T>): Promise<T> => {
  const session = await connection.startSession();
  try {
    return await untilWithoutConflict((deadline) => attemptOnce(session, work, deadline), TIMEOUT, turnsOn(connection));
  } finally {
    await session.endSession();
  }
};

/** Calls `callback` after the commit, and never if the transaction aborts. */
export const onCommit = (callback: () => void): void => {
  running.getStore()?.afterCommit.push(callback);
};

export const enqueueInOrder = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};

const turnsOn = (connection: Connection): Turns => {
  const known = turns.get(connection);
  if (known) return known;
  const made = enqueueInOrder();
  turns.set(connection, made);
  return made;
};

export const writeInTurn = <T>(connection: Connection, write: () => Promise<T>): Promise<T> =>
  untilWithoutConflict(write, TIMEOUT, turnsOn(connection));

type Turns = <T>(work: () => Promise<T>) => Promise<T>;

const turns = new WeakMap<Connection, Turns>();

/**
 * @param timeout milliseconds
 * @throws StoreBusy if write conflicts persist
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

const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** Milliseconds for which write conflicts are retried. */
const TIMEOUT = 15_000;
const DUPLICATE_KEY_ATTEMPTS = 8;
/** Milliseconds for which a duplicate key is retried. */
const DUPLICATE_KEY_TIMEOUT = 4_000;
const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;

const OPTIONS: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
};

const attemptOnce = async <T>(session: ClientSession, work: () => Promise<T>, deadline: number): Promise<T> => {
  const afterCommit: Transaction['afterCommit'] = [];
  session.startTransaction(OPTIONS);
  try {
    // `await` within `run`, because a query starts only when it is awaited.
    const result = await running.run({ session, afterCommit }, async () => await work());
    // Commits even after reads only, because the majority commit proves that the data will not be rolled back.
    await commit(session, deadline);
    for (const callback of afterCommit) callback();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  }
};

/** Repeats a commit whose response was lost. The server applies the commit only once. */
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
  if (error instanceof mongo.MongoServerSelectionError) return false;
  if (isDuplicateKey(error)) return attempt < DUPLICATE_KEY_ATTEMPTS || elapsed < DUPLICATE_KEY_TIMEOUT;
  return (
    hasLabel(error, 'TransientTransactionError') ||
    (error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT)
  );
};

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

const backoff = (attempt: number): number => Math.random() * Math.min(500, 10 * 2 ** attempt);
