import { open } from 'node:fs/promises';

export type Journal = {
  /**
   * Resolves once everything committed so far is on disk. After a failure, all later calls fail, too, because it is
   * unknown whether the earlier data is stored.
   */
  synchronise(): Promise<void>;
  failure(): string | null;
  close(): Promise<void>;
};

/** The database must be open and must have been read, because otherwise its log file does not exist. */
export const openJournal = async (path: string, openFile: typeof open = open): Promise<Journal> => {
  const file = await openFile(`${path}-wal`, 'r+');
  let failure: string | null = null;
  let underWay = Promise.resolve();
  let next: Promise<void> | null = null;

  const turn = async () => {
    underWay = next as Promise<void>;
    next = null;
    await file.datasync().catch((error: Error) => {
      failure = `The database ${path} could not be written to the disk (${error.message}). ${WHAT_TO_DO}`;
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

class DiskRefused extends Error {
  override readonly name = 'DiskRefused';
  readonly errcode = SQLITE_IOERR;

  constructor(cause: unknown) {
    super('The disk could not keep what was written', { cause });
  }
}

const SQLITE_IOERR = 10;
const WHAT_TO_DO = 'Check the disk, then restart.';
