import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCredential, aJob, aMember, fingerprintOf, memberId, NOW, opIdOf } from '../behaviour/builders.ts';
import { decideBallot, post, readConflict, signIn, vote } from '../behaviour/steps.ts';
import type { Stores } from '../stores.ts';
import { openDatabase } from './database.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';
import { openSqliteStores } from './stores.ts';

describe('a database file', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'twosides-sqlite-'));
    path = join(folder, 'twosides.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const opened = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    const stores = await openSqliteStores(path);
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  };

  it('is brought from empty to the present schema once, however often it is opened', async () => {
    await opened((stores) => stores.ping());
    const first = schemaOf(path);
    expect(first.version).toBe(SCHEMA_VERSION);
    await opened((stores) => stores.ping());
    expect(schemaOf(path)).toEqual(first);
  });

  it('is refused when a newer release has used it, and stays as it is', async () => {
    await opened((stores) => stores.ping());
    const raw = new DatabaseSync(path);
    raw.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    raw.close();
    const before = schemaOf(path);
    await expect(openSqliteStores(path)).rejects.toThrow(
      `The database has schema version ${SCHEMA_VERSION + 1}, but this program only knows versions up to ${SCHEMA_VERSION}.`,
    );
    expect(schemaOf(path)).toEqual(before);
  });

  it('is for its owner’s eyes only, and says so of its journal too', async () => {
    await opened(async (stores) => {
      await post(stores);
      for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0);
    });
  });

  it('keeps everything over a restart', async () => {
    const [member, credential, job] = [aMember('ada'), aCredential('ada'), aJob('mail')];
    const before = await opened(async (stores) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'her', { opId: opIdOf(1) });
      await stores.accounts.changeAccount({ by: 'id', id: member.id }, null, () => ({
        changes: { member, credential, jobs: [job] },
        result: null,
      }));
      await signIn(stores, 's1', member);
      return readConflict(stores, id);
    });

    await opened(async (stores) => {
      expect(await readConflict(stores, before.id)).toEqual(before);
      expect(await vote(stores, before.id, 'ben', 'his', { opId: opIdOf(1) })).toBe('replayed');
      expect(await stores.conflicts.readSides(before.id, [fingerprintOf('ben')])).toEqual(
        new Map([[fingerprintOf('ben'), 'her']]),
      );
      expect((await stores.sessions.get('s1', NOW))?.member?.id).toBe('ada');
      expect(await stores.accounts.findByEmail(member.email)).toEqual({ member, credential });
      expect(await stores.jobs.claim(NOW, NOW + 1000, 10, 'main')).toMatchObject([job]);
      await stores.conflicts.sweepToday(NOW);
      expect((await readConflict(stores, before.id)).todayVotes).toBe(0);
      expect((await post(stores)).id).toBeGreaterThan(before.id);
    });
  });

  it('is shared by two connections without losing a vote', async () => {
    await opened((one) =>
      opened(async (other) => {
        const { id } = await post(one);
        await Promise.all(Array.from({ length: 40 }, (_, n) => vote(n % 2 ? one : other, id, `v${n % 30}`, 'his')));
        expect(await readConflict(other, id)).toMatchObject({ totalVotes: 30, hisVotes: 30, todayVotes: 30 });
      }),
    );
  });

  it('is written by nobody else between what a decision sees and what it changes', async () => {
    await opened(async (stores) => {
      const { id } = await post(stores);
      const other = new DatabaseSync(path, { timeout: 0 });
      const key = { memberId: memberId('ben'), opId: null, conflictId: id, fingerprint: fingerprintOf('ben') };
      await stores.conflicts.castVote(key, (state) => {
        expect(() => other.exec('UPDATE conflicts SET comment_count = 9')).toThrow('database is locked');
        return decideBallot('ben', 'her', {})(state);
      });
      other.close();
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1, commentCount: 0 });
    });
  });

  it('is durable at every commit, and checks its references', () => {
    const database = openDatabase(path);
    migrate(database);
    expect(database.first('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(database.first('PRAGMA synchronous')).toEqual({ synchronous: 2 });
    expect(database.first('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(database.first('PRAGMA busy_timeout')).toEqual({ timeout: 5000 });
    database.close();
  });
});

const schemaOf = (path: string) => {
  const raw = new DatabaseSync(path);
  const version = raw.prepare('PRAGMA user_version').get()?.user_version;
  const objects = raw.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  raw.close();
  return { version, objects };
};
