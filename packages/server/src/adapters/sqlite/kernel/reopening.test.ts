import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { putMember } from '@twosides/domain/accounts';
import { type ConflictId, HOUR } from '@twosides/domain/kernel';
import { enqueue, unchanged } from '@twosides/domain/model';
import { settleReports } from '@twosides/domain/moderation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCredential,
  aJob,
  aMember,
  commentIdOf,
  memberId,
  NOW,
  opIdOf,
  SECRETS,
  voterOf,
} from '../../behaviour/builders.ts';
import { decideBallot, post, readConflict, readSides, signIn, vote, voteKey } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { migrate, SCHEMA_VERSION } from '../migrations/migrate.ts';
import { openSqliteStores } from '../stores.ts';
import { openDatabase } from './database.ts';

describe('a database file', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'twosides-sqlite-'));
    path = join(folder, 'twosides.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const opened = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    const stores = await openSqliteStores(path, SECRETS);
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

  it.for([
    ['at once', [1]],
    // As one who takes every release does: there is a start, and a file that was closed, at each schema.
    ['through each schema on its own', EARLIER],
    ['from half the way', [Math.ceil(SCHEMA_VERSION / 2)]],
  ] as const)(
    'is brought from the first schema to the present one %s, with all that is in it, sessions excepted',
    async ([, schemas]) => {
      makeEarlyDatabase(path, schemas);
      await opened(async (stores) => {
        const [ada, ben] = [memberId('ada'), memberId('ben')];
        expect(await stores.accounts.findByEmail('ada@example.org')).toEqual({
          member: aMember('ada', { userNickname: 'Ada', onboardingCompleted: true, emailUpdates: true }),
          credential: aCredential('ada'),
        });
        const cleos = { by: 'registration', tokenHash: 'cleos' } as const;
        const waiting = await stores.accounts.changeAccount(cleos, null, (state) => unchanged(state));
        expect(waiting).toMatchObject({
          member: { id: 'cleo', emailVerified: false },
          registration: {
            memberId: 'cleo',
            email: 'cleo@example.org',
            passwordHash: null,
            browserHash: null,
            used: false,
            expiresAt: NOW + 1000,
          },
        });
        expect(await stores.sessions.get('s1', NOW)).toBeNull();
        expect(await signIn(stores, 's2', aMember('ada'))).toBe(true);

        const reading = await stores.reading.read(7 as ConflictId, 5);
        expect(reading?.conflict).toMatchObject({ submittedBy: ada, totalVotes: 1, commentCount: 2, title: 'Dishes' });
        expect(reading?.comments.comments).toMatchObject([
          { content: 'Hidden by reports', review: 'folded-by-reports' },
          { content: 'Seen', authorId: ben, helpfulCount: 0, review: null },
        ]);
        const search = { words: ['dishes'], viewer: null, conflictLimit: 5, memberLimit: 5 };
        expect((await stores.searches.searchConflicts(search)).items).toHaveLength(1);
        const standing = await stores.profiles.readStanding(ada, ben, 'own');
        expect(standing).toMatchObject({ followersCount: 1, isFollowing: true, conflictCount: 1 });
        expect(await stores.stats.countMembers()).toBe(1);
        const sums = { conflictCount: 1, voteCount: 1, commentCount: 2, revealedCount: 0 };
        expect(await stores.stats.sumByCategory()).toEqual([{ category: 'household', ...sums }]);
        expect(await stores.reports.listOpen(5)).toMatchObject([{ item: { kind: 'conflict', id: 7 } }]);
        expect(await stores.points.readRecord(ada, 'everyone')).toMatchObject({ streak: null, weeksWon: 0 });
        expect(await stores.alerts.list(ada, null, 5)).toMatchObject({ alerts: [], unreadCount: 0 });
        expect(await stores.digests.listSubscribers(null, 5)).toEqual([ada]);
        expect(await stores.jobs.claim(NOW, NOW + 1, 5, 'urgent')).toMatchObject([{ key: 'mail' }]);

        const settle = settleReports({ reports: stores.reports, clock: () => NOW });
        expect(await vote(stores, 7 as ConflictId, 'ben', 'his')).toBe('changed');
        expect(await vote(stores, 7 as ConflictId, 'cleo', 'his', { opId: opIdOf(1) })).toBe('cast');
        expect(await vote(stores, 7 as ConflictId, 'ada', 'her', { opId: opIdOf(9) })).toBe('replayed');
        await settle({ kind: 'comment', id: commentIdOf(2) }, 'keep');
        expect(await readConflict(stores, 7 as ConflictId)).toMatchObject({ hisVotes: 2, commentCount: 2 });
        await settle({ kind: 'comment', id: commentIdOf(3) }, 'keep');
        expect(await readConflict(stores, 7 as ConflictId)).toMatchObject({ commentCount: 2 });
        expect((await post(stores)).id).toBe(8);
      });
      expect(faultsOf(path)).toEqual([]);
    },
  );

  it('is refused when a newer release has used it, and stays as it is', async () => {
    await opened((stores) => stores.ping());
    const raw = new DatabaseSync(path);
    raw.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    raw.close();
    const before = schemaOf(path);
    await expect(openSqliteStores(path, SECRETS)).rejects.toThrow(
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
        writes: [...putMember(member, null), { kind: 'put-credential', credential }, enqueue(job)],
        result: null,
      }));
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
      await stores.votes.castVote(voteKey('ben', id), (state) => {
        expect(() => other.exec('UPDATE conflicts SET comment_count = 9')).toThrow('database is locked');
        return decideBallot('ben', 'her', {})(state);
      });
      other.close();
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1, commentCount: 0 });
    });
  });

  it('has on the disk what a call has written before that resolves, and lets those who read wait for nothing', async () => {
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

  it('says when the disk has refused to keep it', async () => {
    await opened(async (stores) => {
      const turns = vi.spyOn(await fileHandles(path), 'datasync').mockRejectedValue(new Error('EIO'));
      await expect(post(stores)).rejects.toThrow('The disk could not keep what was written');
      turns.mockRestore();
      await expect(stores.ping()).rejects.toThrow('could not be kept on the disk (EIO)');
      await expect(post(stores)).rejects.toThrow('The disk could not keep what was written');
    });
  });

  it('waits for the disk at checkpoints alone where that is asked for', async () => {
    const stores = await openSqliteStores(path, SECRETS, { sync: 'checkpoint' });
    const turns = vi.spyOn(await fileHandles(path), 'datasync');
    await post(stores);
    await stores.close();
    expect(turns).not.toHaveBeenCalled();
    turns.mockRestore();
  });

  it('is whole at every commit, and checks its references', () => {
    const database = openDatabase(path);
    migrate(database, SECRETS);
    expect(database.first('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(database.first('PRAGMA synchronous')).toEqual({ synchronous: 1 });
    expect(database.first('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(database.first('PRAGMA busy_timeout')).toEqual({ timeout: 5000 });
    database.close();
  });
});

/** What all open files have in common. */
const fileHandles = async (path: string): Promise<FileHandle> => {
  const file = await open(path);
  await file.close();
  return Object.getPrototypeOf(file);
};

const EARLIER = Array.from({ length: SCHEMA_VERSION - 1 }, (_, n) => n + 1);

/**
 * As a release of the last of these schemas left it, which the file was brought to by a start at each of them:
 * members, one conflict, and something of everything that belongs to them, from the first release on.
 */
const makeEarlyDatabase = (path: string, schemas: readonly number[]) => {
  const database = openDatabase(path);
  migrate(database, SECRETS, 1);
  database.execute(`
    INSERT INTO users (id, email, email_verified, user_nickname, nickname_key, email_updates, onboarding_completed, created_at, updated_at)
    VALUES ('ada', 'ada@example.org', 1, 'Ada', 'ada', 1, 1, ${NOW}, ${NOW}), ('ben', 'ben@example.org', 1, NULL, NULL, 0, 0, ${NOW}, ${NOW}), ('cleo', 'cleo@example.org', 0, NULL, NULL, 0, 0, ${NOW}, ${NOW});
    INSERT INTO email_verification_tokens (user_id, token_hash, email, expires_at, used, created_at) VALUES ('cleo', 'cleos', 'cleo@example.org', ${NOW + 1000}, 0, ${NOW});
    INSERT INTO user_auth (user_id, password_hash, created_at, updated_at) VALUES ('ada', '$argon2id$ada', ${NOW}, ${NOW});
    INSERT INTO follows (follower_id, following_id, created_at) VALUES ('ben', 'ada', ${NOW});
    INSERT INTO sessions (sid, sess, expire, member_id) VALUES ('s1', '{"memberId":"ada"}', ${NOW + 1000}, 'ada'), ('s0', '{}', ${NOW + 1000}, NULL);
    INSERT INTO conflicts (id, category, total_votes, her_votes, comment_count, today_votes, submitted_at, submitted_by, author_side,
      user_nickname, partner_nickname, user_avatar_id, partner_avatar_id, title, his_side, her_side)
    VALUES (7, 'household', 1, 1, 1, 1, ${NOW}, 'ada', 'her', 'Ada', 'Ben', 'geometric', 'geometric', 'Dishes', 'His words', 'Her words');
    INSERT INTO votes (conflict_id, side, voted_at, user_fingerprint) VALUES (7, 'her', ${NOW}, 'voter-ben');
    INSERT INTO comments (id, conflict_id, author_id, avatar, posted_at, is_visible, content) VALUES
      ('${commentIdOf(1)}', 7, 'ben', 'geometric', ${NOW}, 1, 'Seen'),
      ('${commentIdOf(2)}', 7, 'ben', 'geometric', ${NOW}, 0, 'Removed by the operator'),
      ('${commentIdOf(3)}', 7, 'ben', 'geometric', ${NOW}, 0, 'Hidden by reports');
    INSERT INTO reports (item_kind, item_id, reporter_id, reason, reported_at, settled_at) VALUES
      ('conflict', '7', 'ben', 'spam', ${NOW}, NULL), ('comment', '${commentIdOf(2)}', 'ada', 'spam', ${NOW}, ${NOW});
    INSERT INTO operations VALUES ('ada', '${opIdOf(9)}', 'request', '"cast"', ${NOW});
    INSERT INTO jobs (key, payload, run_at, due_at) VALUES ('mail', '{"kind":"mail"}', ${NOW}, ${NOW});
  `);
  database.close();
  for (const schema of schemas) {
    const started = openDatabase(path);
    migrate(started, SECRETS, schema);
    started.close();
  }
};

/** What SQLite's own checks find: of pages, of references, of the search index against the texts. */
const faultsOf = (path: string): readonly unknown[] => {
  const raw = new DatabaseSync(path);
  raw.exec("INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('integrity-check', 1)");
  const faults = [...raw.prepare('PRAGMA integrity_check').all(), ...raw.prepare('PRAGMA foreign_key_check').all()];
  raw.close();
  return faults.filter(({ integrity_check }) => integrity_check !== 'ok');
};

const schemaOf = (path: string) => {
  const raw = new DatabaseSync(path);
  const version = raw.prepare('PRAGMA user_version').get()?.user_version;
  const objects = raw.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  raw.close();
  return { version, objects };
};
