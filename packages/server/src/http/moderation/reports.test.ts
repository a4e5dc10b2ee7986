import { type CommentId, type ConflictId, DAY, HOUR } from '@twosides/domain/kernel';
import type { ReportedItem, Verdict } from '@twosides/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, type Database, startTestServer } from '../../test-support/test-server.ts';

const ESTABLISHED = '0/1/1';
const GROWN = '3/3/2/5/24/30';
const COLLAPSED = { isActive: true, takenDownBy: null, collapsedBy: 'reports' };

const crowdOn = (database: Database) => (database === 'SQLite' ? 30 : 8);

const startServer = async (database: Database, env: Readonly<Record<string, string>>) => {
  let ahead = 0;
  const server = await startTestServer(database, { clock: () => Date.now() + ahead, env });
  const author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
  const visitor = server.client();
  let people = 0;
  const join = (email = `member${++people}@example.org`) => signUp(server, email);
  return {
    server,
    author,
    join,
    joinMany: (n: number) => Promise.all(Array.from({ length: n }, () => join())),
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    post: async (): Promise<ConflictId> => (await author.post('/api/conflicts', CONFLICT)).body.id,
    write: async (id: ConflictId): Promise<CommentId> =>
      (await author.post(`/api/conflicts/${id}/comments`, { content: 'Her name is Anna' })).body.comment.id,
    read: async (id: ConflictId) => (await visitor.get(`/api/conflicts/${id}`)).body,
    collapsedOf: async (ids: readonly ConflictId[]) => {
      const read = await Promise.all(ids.map((id) => visitor.get(`/api/conflicts/${id}`)));
      expect(read.map(({ status }) => status)).toEqual(ids.map(() => 200));
      return ids.filter((_, n) => read[n]?.body.collapsedBy !== null);
    },
    settle: async (item: ReportedItem, verdict: Verdict) => {
      const closed = await server.useCases.settleReports(item, verdict);
      ahead += 1_001;
      return closed;
    },
  };
};
type Started = Awaited<ReturnType<typeof startServer>>;

const report = (by: TestClient, id: ConflictId, reason = 'abuse') =>
  by.post(`/api/conflicts/${id}/report`, { reason, note: 'Names and insults' });
const voteOn = (by: TestClient, id: ConflictId) => by.post(`/api/conflicts/${id}/vote`, { side: 'her' });

describe.each(DATABASES)('Reports on $database, in the first weeks', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let site: Started;
    let members: readonly TestClient[];
    beforeAll(async () => {
      site = await startServer(database, {});
      members = await site.joinMany(crowdOn(database));
    });
    afterAll(() => site?.server.end());

    test('accounts created the same day collapse nothing, however many', async () => {
      const id = await site.post();
      for (const member of members) expect((await report(member, id)).status).toBe(200);
      expect(await site.collapsedOf([id])).toEqual([]);
      site.pass(25 * HOUR);
    });

    test('five accounts older than a day collapse a conflict, which anybody may open', async () => {
      const id = await site.post();
      for (const member of members.slice(0, 4)) await report(member, id);
      expect(await site.collapsedOf([id])).toEqual([]);
      await report(members[4]!, id);
      expect(await site.read(id)).toMatchObject({ ...COLLAPSED, title: CONFLICT.title, herSide: CONFLICT.herSide });
      const { text } = await site.server.client().get(`/conflict/${id}`);
      expect(text.slice(0, text.indexOf('</head>'))).not.toMatch(/dishwasher|cup/);
    });

    test('aliases of one mailbox are one reporter', async () => {
      const id = await site.post();
      const aliases: TestClient[] = [];
      for (const n of [1, 2, 3, 4, 5]) aliases.push(await site.join(`one+${n}@gmail.com`));
      site.pass(25 * HOUR);
      const answers = [];
      for (const alias of aliases) answers.push((await report(alias, id)).status);
      expect(answers).toEqual([200, 409, 409, 409, 409]);
      expect(await site.collapsedOf([id])).toEqual([]);
    });

    test('whoever deletes their account and signs up again is the same reporter', async () => {
      const id = await site.post();
      for (let again = 0; again < 5; again++) {
        const client = await site.join('returns@example.org');
        site.pass(25 * HOUR);
        expect((await report(client, id)).status).toBe(again === 0 ? 200 : 409);
        await client.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
      }
      expect(await site.collapsedOf([id])).toEqual([]);
    });
  });
});

describe.each(DATABASES)('Reports on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let site: Started;
    let fresh: readonly TestClient[];
    const puppets = async (): Promise<readonly TestClient[]> => {
      const three = await site.joinMany(3);
      const id = await site.post();
      for (const puppet of three) await voteOn(puppet, id);
      return three;
    };
    beforeAll(async () => {
      site = await startServer(database, { ESTABLISHED, COLLAPSING: GROWN });
      fresh = await site.joinMany(crowdOn(database));
      await puppets();
      site.pass(25 * HOUR);
    });
    afterAll(() => site?.server.end());

    test('of members who are not established only order the queue', async () => {
      const [many, one] = [await site.post(), await site.post()];
      for (const member of fresh) await report(member, many);
      await report((await puppets())[0]!, one);
      expect(await site.collapsedOf([many, one])).toEqual([]);
      const cases = await site.server.stores.reports.listOpen(10);
      expect(cases.find(({ item }) => item.id === many)?.reports).toHaveLength(fresh.length);
    });

    test('of three established members collapse one of twenty conflicts a day, and remove none', async () => {
      const allies = await puppets();
      const ids = await Promise.all(Array.from({ length: 20 }, site.post));
      await Promise.all(ids.flatMap((id) => allies.map((ally) => report(ally, id))));
      const collapsed = await site.collapsedOf(ids);
      expect(collapsed).toHaveLength(1);
      site.pass(DAY);
      const later = await Promise.all([site.post(), site.post()]);
      for (const id of later) for (const ally of allies) await report(ally, id);
      expect(await site.collapsedOf([...ids, ...later])).toEqual(collapsed);
      site.pass(30 * DAY);
      const last = await site.post();
      for (const ally of allies) await report(ally, last);
      expect(await site.collapsedOf([last])).toEqual([last]);
    });

    test('never collapse a kept item again, though a moderator may', async () => {
      const id = await site.post();
      for (const puppet of await puppets()) await report(puppet, id);
      expect(await site.read(id)).toMatchObject(COLLAPSED);
      expect(await site.settle({ kind: 'conflict', id }, 'keep')).toBe(3);
      expect((await site.read(id)).collapsedBy).toBeNull();
      for (let round = 0; round < 3; round++) for (const puppet of await puppets()) await report(puppet, id);
      expect((await site.read(id)).collapsedBy).toBeNull();
      await site.settle({ kind: 'conflict', id }, 'collapse');
      expect(await site.read(id)).toMatchObject({ ...COLLAPSED, collapsedBy: 'moderator' });
    });

    test('collapse more than one a day once a moderator agreed, and weigh less if none did', async () => {
      const [ally] = await puppets();
      const others = await puppets();
      const settled = async (by: readonly TestClient[], verdict: 'keep' | 'remove') => {
        for (const member of by) {
          const id = await site.post();
          await report(member, id);
          await site.settle({ kind: 'conflict', id }, verdict);
        }
      };
      await settled([ally!], 'remove');
      await settled(others, 'keep');
      const ids = await Promise.all([site.post(), site.post(), site.post()]);
      for (const id of ids) {
        await report(ally!, id);
        for (const puppet of (await puppets()).slice(0, 2)) await report(puppet, id);
      }
      expect(await site.collapsedOf(ids)).toEqual(ids);
      const mistaken = await site.post();
      for (const other of others) await report(other, mistaken);
      expect(await site.collapsedOf([mistaken])).toEqual([]);
    });

    test('collapse a comment in its place, which stays in the count', async () => {
      const id = await site.post();
      const comment = await site.write(id);
      const allies = await puppets();
      await Promise.all(allies.map((ally) => ally.post(`/api/comments/${comment}/report`, { reason: 'spam' })));
      expect(await site.read(id)).toMatchObject({
        commentCount: 1,
        comments: [{ id: comment, content: 'Her name is Anna', collapsedBy: 'reports' }],
      });
      await site.settle({ kind: 'comment', id: comment }, 'keep');
      expect((await site.read(id)).comments).toMatchObject([{ id: comment, collapsedBy: null }]);
    });

    test('of a deleted account add nothing', async () => {
      const id = await site.post();
      const [gone, ...others] = await puppets();
      await report(gone!, id);
      await gone!.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
      for (const other of others) await report(other, id);
      expect(await site.collapsedOf([id])).toEqual([]);
    });

    test('of a collapsed item are accepted, and change nothing', async () => {
      const id = await site.post();
      for (const puppet of await puppets()) await report(puppet, id);
      expect((await report(fresh[0]!, id)).body).toEqual({ message: 'Thank you. We’ll look at it.' });
      for (let again = 0; again < 3; again++) expect((await report(fresh[0]!, id)).status).toBe(200);
      const [open] = (await site.server.stores.reports.listOpen(100)).filter(({ item }) => item.id === id);
      expect(open).toMatchObject({ isPublic: true, review: 'collapsed-by-reports' });
      expect(open?.reports).toHaveLength(4);
    });

    test('keep an item the operator removed off the site', async () => {
      const id = await site.post();
      await fresh[0]!.post(`/api/conflicts/${id}/report`, { reason: 'identifies-someone' });
      await site.settle({ kind: 'conflict', id }, 'remove');
      expect((await site.author.get(`/api/conflicts/${id}`)).body).toMatchObject({
        isActive: false,
        takenDownBy: 'operator',
      });
      expect(await site.server.stores.reports.listOpen(10)).not.toContainEqual(
        expect.objectContaining({ item: { kind: 'conflict', id } }),
      );
    });

    test('keep a comment the operator removed off the site, whatever is reported later', async () => {
      const id = await site.post();
      const comment: CommentId = (
        await site.author.post(`/api/conflicts/${id}/comments`, { content: 'Her name is Anna' })
      ).body.comment.id;
      const settle = (verdict: 'keep' | 'remove') => site.settle({ kind: 'comment', id: comment }, verdict);
      for (const verdict of ['remove', 'keep', 'remove'] as const) {
        await settle(verdict);
        expect((await site.server.client().get(`/api/conflicts/${id}`)).body).toMatchObject({
          comments: [],
          commentCount: 0,
        });
      }
    });

    test('refuses reports of one’s own items, of missing ones, without a reason, and by visitors', async () => {
      const id = await site.post();
      const path = `/api/conflicts/${id}/report`;
      expect((await site.author.post(path, { reason: 'spam' })).body.code).toBe('own-item');
      expect((await fresh[0]!.post('/api/conflicts/999999/report', { reason: 'spam' })).status).toBe(404);
      expect((await fresh[0]!.post('/api/comments/nonsense/report', { reason: 'spam' }))?.body.error).toBe(
        'Comment not found',
      );
      expect((await fresh[0]!.post(path, { reason: 'dislike' }))?.status).toBe(400);
      expect((await fresh[0]!.post(path, { reason: 'other', note: 'x'.repeat(501) }))?.body.error).toBe(
        'A note must be at most 500 characters',
      );
      expect((await site.server.client().post(path, { reason: 'spam' })).status).toBe(401);
    });
  });
});
