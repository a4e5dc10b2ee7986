import { open } from 'node:fs/promises';

/**
 * SQLite's write-ahead log, synchronized off the event loop. Within a commit, the disk would block everybody each
 * time.
 */
export type Journal = {
  /**
   * Resolves once everything committed so far is on disk; concurrent callers share the next turn. After a failure,
   * data may be lost, so all later calls fail too.
   */
  synchronise(): Promise<void>;
  /** The disk's error, or null. */
  failure(): string | null;
  /** Synchronizes first. */
  close(): Promise<void>;
};

/** @param path of an open database that has been read from */
export const openJournal = async (path: string, openFile: typeof open = open): Promise<Journal> => {
  const file = await openFile(`${path}-wal`, 'r+');
  let failure: string | null = null;
  let underWay = Promise.resolve();
  let next: Promise<void> | null = null;

  const turn = async () => {
    underWay = next as Promise<void>;
    next = null;
    await file.datasync().catch((error: Error) => {
      failure = `The database ${path} could not be kept on the disk (${error.message}). ${WHAT_TO_DO}`;
      throw new DiskRefused(error);
    });
  };
  const synchronise = () => {
    next ??= underWay.then(turn);
    return next;
  };
  return {
    synchronise,
    failure: () => failure,
    close: async () => {
      await synchronise().catch(() => {});
      await file.close();
    },
  };
};

/** As for a failed commit in SQLite, it is unknown whether the data stays. */
class DiskRefused extends Error {
  override readonly name = 'DiskRefused';
  readonly errcode = SQLITE_IOERR;

  constructor(cause: unknown) {
    super('The disk could not keep what was written', { cause });
  }
}

const SQLITE_IOERR = 10;
const WHAT_TO_DO = 'Look after the disk, then restart.';
