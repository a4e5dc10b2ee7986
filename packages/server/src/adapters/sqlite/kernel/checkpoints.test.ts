import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { checkpointsBeside } from './checkpoints.ts';
import { openDatabase } from './database.ts';

let path: string;
beforeEach(() => {
  path = join(freshFolder(onTestFinished), 'twosides.db');
});

test('a worker thread checkpoints after 500 writes and closes the file at the end', async () => {
  const database = openDatabase(path);
  database.execute('CREATE TABLE notes (text TEXT)');
  const checkpoints = checkpointsBeside(path, database);
  const before = statSync(path).size;
  const fill = (writes: number) => {
    for (let n = 0; n < writes; n += 1) {
      database.insert('notes', { text: `${n} `.repeat(100) });
      checkpoints.note();
    }
  };
  fill(499);
  expect(database.value('PRAGMA wal_autocheckpoint')).toBe(16_000);
  expect(statSync(path).size).toBe(before);
  fill(1);
  await expect.poll(() => statSync(path).size).toBeGreaterThan(before);

  await checkpoints.stop();
  database.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test('no worker starts for a few writes', async () => {
  const database = openDatabase(path);
  const checkpoints = checkpointsBeside(path, database);
  database.execute('CREATE TABLE notes (text TEXT)');
  checkpoints.note();
  await checkpoints.stop();
  database.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
