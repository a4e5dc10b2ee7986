import type { FileHandle } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isStoreAway } from '../../../store-away.ts';
import { type Journal, openJournal } from './journal.ts';

const aJournal = async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const asked: [string, string][] = [];
  let isClosed = false;
  const file = {
    datasync: () => {
      const one = Promise.withResolvers<void>();
      turns.push(one);
      return one.promise;
    },
    close: async () => {
      isClosed = true;
    },
  } as unknown as FileHandle;
  const journal = await openJournal('/site/twosides.sqlite', async (path, flags) => {
    asked.push([String(path), String(flags)]);
    return file;
  });
  return { journal, turns, asked, isClosed: () => isClosed };
};

const asking = (journal: Journal) => {
  const noted = { isThrough: false };
  journal.synchronise().then(
    () => {
      noted.isThrough = true;
    },
    () => {},
  );
  return noted;
};

test('writers that arrive during an fsync share the next one', async () => {
  const { journal, turns, asked } = await aJournal();
  expect(asked).toEqual([['/site/twosides.sqlite-wal', 'r+']]);
  const first = asking(journal);
  await turn();
  const late = [asking(journal), asking(journal), asking(journal)];
  await turn();
  expect(turns).toHaveLength(1);
  turns[0]?.resolve();
  await turn();
  expect([first, ...late].map(({ isThrough }) => isThrough)).toEqual([true, false, false, false]);
  expect(turns).toHaveLength(2);
  turns[1]?.resolve();
  await turn();
  expect(late.map(({ isThrough }) => isThrough)).toEqual([true, true, true]);
  expect(turns).toHaveLength(2);
});

test('after one failed fsync every write fails, and callers and the operator are notified', async () => {
  const { journal, turns } = await aJournal();
  expect(journal.failure()).toBeNull();
  const refused = journal.synchronise();
  const waiting = turn().then(() => journal.synchronise());
  await turn();
  turns[0]?.reject(new Error('EIO: i/o error, fdatasync'));
  for (const call of [refused, waiting, turn().then(() => journal.synchronise())]) {
    const error = await call.catch((thrown: unknown) => thrown);
    expect(isStoreAway(error)).toBe(true);
  }
  expect(turns).toHaveLength(1);
  expect(journal.failure()).toBe(
    'The database /site/twosides.sqlite could not be written to the disk (EIO: i/o error, fdatasync). ' +
      'Check the disk, then restart.',
  );
});

test('closes after the disk has all commits', async () => {
  const { journal, turns, isClosed } = await aJournal();
  const closing = journal.close();
  await turn();
  expect([turns.length, isClosed()]).toEqual([1, false]);
  turns[0]?.resolve();
  await closing;
  expect(isClosed()).toBe(true);
});
