import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { putMember } from '@twosides/domain/accounts';
import { HOUR } from '@twosides/domain/kernel';
import { enqueue } from '@twosides/domain/model';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { aCredential, aJob, aMember, NOW, opIdOf, SECRETS, voterOf } from '../../behaviour/builders.ts';
import {
  decideBallot,
  post,
  readConflict,
  readSides,
  signIn,
  vote,
  voteKey,
  writeAccount,
} from '../../behaviour/steps.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import type { Stores } from '../../stores.ts';
import { migrate, SCHEMA_VERSION } from '../migrations/migrate.ts';
import { openSqliteStores } from '../stores.ts';
import { openDatabase } from './database.ts';

describe('a database file', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = freshFolder(onTestFinished);
    path = join(folder, 'twosides.db');
  });

  const opened = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    const stores = await openSqliteStores(path, SECRETS);
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  };

  test('is migrated from empty once, however often it is opened', async () => {
    await opened((stores) => stores.ping());
    const first = schemaOf(path);
    expect(first.version).toBe(SCHEMA_VERSION);
    await opened((stores) => stores.ping());
    expect(schemaOf(path)).toEqual(first);
  });

  test.for([
    [
      'is of a newer schema',
      `PRAGMA user_version = ${SCHEMA_VERSION + 1}`,
      `The database has schema version ${SCHEMA_VERSION + 1}, but this program only knows versions up to ${SCHEMA_VERSION}.`,
    ],
    [
      'was made before the first release',
      'PRAGMA application_id = 0; PRAGMA user_version = 1',
      'The data folder FOLDER holds',
    ],
    ['was made before the first release and not closed', 'OPEN', 'The data folder FOLDER holds'],
    [
      'belongs to another program',
      'PRAGMA application_id = 0; PRAGMA user_version = 0',
      'The data folder FOLDER holds',
    ],
  ] as const)('is refused, and stays as it is, when it %s', async ([, sql, message]) => {
    await opened((stores) => stores.ping());
    const raw = new DatabaseSync(path);
    raw.exec(sql === 'OPEN' ? 'PRAGMA application_id = 0' : sql);
    if (sql !== 'OPEN') raw.close();
    const before = bytesIn(folder);
    await expect(openSqliteStores(path, createSecrets('another'), { acceptsNewSecrets: true })).rejects.toThrow(
      message.replace('FOLDER', folder),
    );
    expect(bytesIn(folder)).toMatchObject(before);
    if (sql === 'OPEN') raw.close();
  });

  test('is readable by its owner only, with its journal', async () => {
    await opened(async (stores) => {
      await post(stores);
      for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0);
    });
  });

  test('keeps everything over a restart', async () => {
    const [member, credential, job] = [aMember('ada'), aCredential('ada'), aJob('mail')];
    const before = await opened(async (stores) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'her', { opId: opIdOf(1) });
      await writeAccount(
        stores,
        'ada',
        ...putMember(member, null),
        { kind: 'put-credential', credential },
        enqueue(job),
      );
      await signIn(stores, 's1', member);
      return readConflict(stores, id);
    });

    await opened(async (stores) => {
      expect(await readConflict(stores, before.id)).toEqual(before);
      expect(await vote(stores, before.id, 'ben', 'his', { opId: opIdOf(1) })).toBe('replayed');
      expect(await readSides(stores, before.id, [voterOf('ben')])).toEqual(new Map([[voterOf('ben'), 'her']]));
      expect((await stores.sessions.get('s1', NOW))?.member?.id).toBe('ada');
      expect(await stores.accounts.findByEmail(member.email)).toEqual({ member, credential });
      expect(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent')).toMatchObject([job]);
      await stores.votes.sweepToday(NOW + HOUR);
      expect((await readConflict(stores, before.id)).todayVotes).toBe(0);
      expect((await post(stores)).id).toBeGreaterThan(before.id);
    });
  });

  test('is shared by two connections without losing a vote', async () => {
    await opened((one) =>
      opened(async (other) => {
        const { id } = await post(one);
        await Promise.all(Array.from({ length: 40 }, (_, n) => vote(n % 2 ? one : other, id, `v${n % 30}`, 'his')));
        expect(await readConflict(other, id)).toMatchObject({ totalVotes: 30, hisVotes: 30, todayVotes: 30 });
      }),
    );
  });

  test('is locked between a decision’s read and write', async () => {
    await opened(async (stores) => {
      const { id } = await post(stores);
      const other = new DatabaseSync(path, { timeout: 0 });
      await stores.votes.castVote(voteKey('ben', id), (state) => {
        expect(() => other.exec('UPDATE conflicts SET comment_count = 9')).toThrow('database is locked');
        return decideBallot('ben', 'her', {})(state);
      });
      other.close();
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1, commentCount: 0 });
    });
  });

  test('fsyncs a write before its call resolves, and does not delay reads', async () => {
    await opened(async (stores) => {
      const { id } = await post(stores);
      const disk = Promise.withResolvers<void>();
      const turns = vi.spyOn(await fileHandles(path), 'datasync').mockImplementation(() => disk.promise);
      let isVoted = false;
      const voted = vote(stores, id, 'ben', 'her').finally(() => {
        isVoted = true;
      });
      await expect.poll(() => turns.mock.calls.length).toBe(1);
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1 });
      expect(isVoted).toBe(false);
      disk.resolve();
      expect(await voted).toBe('cast');
      turns.mockRestore();
    });
  });

  test('reports a failed fsync', async () => {
    await opened(async (stores) => {
      const turns = vi.spyOn(await fileHandles(path), 'datasync').mockRejectedValue(new Error('EIO'));
      await expect(post(stores)).rejects.toThrow('The disk could not keep what was written');
      turns.mockRestore();
      await expect(stores.ping()).rejects.toThrow('could not be written to the disk (EIO)');
      await expect(post(stores)).rejects.toThrow('The disk could not keep what was written');
    });
  });

  test('fsyncs only at checkpoints if configured', async () => {
    const stores = await openSqliteStores(path, SECRETS, { sync: 'checkpoint' });
    const turns = vi.spyOn(await fileHandles(path), 'datasync');
    await post(stores);
    await stores.close();
    expect(turns).not.toHaveBeenCalled();
    turns.mockRestore();
  });

  test('is consistent at every commit, and enforces foreign keys', () => {
    const database = openDatabase(path);
    migrate(database, SECRETS);
    expect(database.value('PRAGMA journal_mode')).toBe('wal');
    expect(database.value('PRAGMA synchronous')).toBe(1);
    expect(database.value('PRAGMA foreign_keys')).toBe(1);
    expect(database.value('PRAGMA busy_timeout')).toBe(5000);
    database.close();
  });
});

const fileHandles = async (path: string): Promise<FileHandle> => {
  const file = await open(path);
  await file.close();
  return Object.getPrototypeOf(file);
};

const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm') && !name.endsWith('.lock'))
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

const schemaOf = (path: string) => {
  const raw = new DatabaseSync(path);
  const version = raw.prepare('PRAGMA user_version').get()?.user_version;
  const objects = raw.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  raw.close();
  return { version, objects };
};
