import { open } from 'node:fs/promises';

/**
 * The file that commits are appended to (SQLite's write-ahead log), synchronised beside the event loop: within a commit
 * the disk would stop everybody, once for each.
 */
export type Journal = {
  /**
   * Resolves once all that is committed by now is on the disk. All who come while the disk is busy share its next turn.
   * Once it has refused one, it may have lost what it had of it, so no later one passes either.
   */
  synchronise(): Promise<void>;
  /** What the disk has refused with; null so far. */
  failure(): string | null;
  /** With all that is committed on the disk. */
  close(): Promise<void>;
};

/** @param path of a database that is open, and has been read */
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

/** As SQLite itself says it of a commit: whether what was written stays is not known. */
class DiskRefused extends Error {
  override readonly name = 'DiskRefused';
  readonly errcode = SQLITE_IOERR;

  constructor(cause: unknown) {
    super('The disk could not keep what was written', { cause });
  }
}

const SQLITE_IOERR = 10;
const WHAT_TO_DO = 'Look after the disk, then restart.';
