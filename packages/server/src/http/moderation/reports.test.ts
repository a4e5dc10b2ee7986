import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { listReports } from '@twosides/domain/moderation';
import { ESTABLISHED_RULE, type EstablishedRule } from '@twosides/domain/voices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

describe.each(DATABASES)('Reports on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    let author: TestClient;
    let members: TestClient[];
    beforeAll(async () => {
      server = await startTestServer(database);
      author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
      members = await Promise.all(
        [1, 2, 3].map((n) => signUpAndOnboard(server, `member${n}@example.org`, `Member Nr ${n}`)),
      );
    });
    afterAll(() => server?.end());

    const post = async (): Promise<ConflictId> => (await author.post('/api/conflicts', CONFLICT)).body.id;

    it('thanks, counts once a member, and hides a conflict at the third, with the reason for its author', async () => {
      const id = await post();
      const report = (n: number) =>
        members[n]?.post(`/api/conflicts/${id}/report`, { reason: 'abuse', note: 'Names and insults' });
      expect((await report(0))?.body).toEqual({ message: 'Thank you. We will look at it.' });
      for (let again = 0; again < 3; again++) expect((await report(0))?.status).toBe(200);
      await report(1);
      expect((await server.client().get(`/api/conflicts/${id}`)).status).toBe(200);
      await report(2);
      expect((await server.client().get(`/api/conflicts/${id}`)).body.error).toBe('Conflict not found');
      expect((await author.get(`/api/conflicts/${id}`)).body).toMatchObject({
        isActive: false,
        takenDownBy: 'reports',
      });

      const [open] = await server.stores.reports.listOpen(10);
      expect(open).toMatchObject({
        item: { kind: 'conflict', id },
        isPublic: false,
        reports: [{ reason: 'abuse', note: 'Names and insults' }, {}, {}],
      });
      expect(await server.useCases.settleReports({ kind: 'conflict', id }, 'keep')).toBe(3);
      expect((await server.client().get(`/api/conflicts/${id}`)).body).toMatchObject({
        isActive: true,
        takenDownBy: null,
      });
    });

    it('hides what the operator has kept once more only where more report it than before', async () => {
      const id = await post();
      const report = (by: TestClient | undefined) => by?.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      for (const member of members) await report(member);
      await server.useCases.settleReports({ kind: 'conflict', id }, 'keep');
      const seen: number[] = [];
      for (let n = 1; n <= 6; n++) {
        await report(await signUpAndOnboard(server, `again${n}@example.org`, `Reports Again ${n}`));
        seen.push((await server.client().get(`/api/conflicts/${id}`)).status);
      }
      expect(seen).toEqual([200, 200, 200, 200, 200, 404]);
      await server.useCases.settleReports({ kind: 'conflict', id }, 'keep');
    });

    it('tells the operator how many of them are by established members', async () => {
      const id = await post();
      const [voter] = members;
      await voter?.post(`/api/conflicts/${id}/vote`, { side: 'her' });
      for (const member of members) await member.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      const weighedBy = async (established: EstablishedRule) => {
        const cases = await listReports({ ...server.stores, clock: Date.now, established })(10);
        return cases.find(({ item }) => item.id === id)?.established;
      };
      expect(await weighedBy({ age: 0, votes: 0, votingDays: 0 })).toBe(3);
      expect(await weighedBy({ age: 0, votes: 1, votingDays: 1 })).toBe(1);
      expect(await weighedBy(ESTABLISHED_RULE)).toBe(0);
      await server.useCases.settleReports({ kind: 'conflict', id }, 'keep');
    });

    it('hides a comment at the third of three reports at once, and takes it out of the count', async () => {
      const id = await post();
      const comment: CommentId = (await author.post(`/api/conflicts/${id}/comments`, { content: 'Buy pills here' }))
        .body.comment.id;
      await Promise.all(members.map((member) => member.post(`/api/comments/${comment}/report`, { reason: 'spam' })));
      expect((await server.client().get(`/api/conflicts/${id}`)).body).toMatchObject({ comments: [], commentCount: 0 });
      await server.useCases.settleReports({ kind: 'comment', id: comment }, 'keep');
      expect((await author.get(`/api/conflicts/${id}`)).body).toMatchObject({
        comments: [{ id: comment }],
        commentCount: 1,
      });
    });

    it('keeps what its author takes down off the site, also when reports had hidden it before', async () => {
      const id = await post();
      for (const member of members) await member.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
      await server.useCases.settleReports({ kind: 'conflict', id }, 'keep');
      expect((await author.get(`/api/conflicts/${id}`)).body).toMatchObject({ isActive: false, takenDownBy: 'author' });
    });

    it('keeps what the operator removes off the site', async () => {
      const id = await post();
      await members[0]?.post(`/api/conflicts/${id}/report`, { reason: 'identifies-someone' });
      await server.useCases.settleReports({ kind: 'conflict', id }, 'remove');
      expect((await author.get(`/api/conflicts/${id}`)).body).toMatchObject({
        isActive: false,
        takenDownBy: 'operator',
      });
      expect(await server.stores.reports.listOpen(10)).not.toContainEqual(
        expect.objectContaining({ item: { kind: 'conflict', id } }),
      );
    });

    it('keeps a comment that the operator has removed off the site, whatever is said of it later', async () => {
      const id = await post();
      const comment: CommentId = (await author.post(`/api/conflicts/${id}/comments`, { content: 'Her name is Anna' }))
        .body.comment.id;
      const settle = (verdict: 'keep' | 'remove') =>
        server.useCases.settleReports({ kind: 'comment', id: comment }, verdict);
      for (const verdict of ['remove', 'keep', 'remove'] as const) {
        await settle(verdict);
        expect((await server.client().get(`/api/conflicts/${id}`)).body).toMatchObject({
          comments: [],
          commentCount: 0,
        });
      }
    });

    it('refuses a report of one’s own, of what is not there, without a reason, and from a visitor', async () => {
      const id = await post();
      const path = `/api/conflicts/${id}/report`;
      expect((await author.post(path, { reason: 'spam' })).body.code).toBe('own-item');
      expect((await members[0]?.post('/api/conflicts/999999/report', { reason: 'spam' }))?.status).toBe(404);
      expect((await members[0]?.post('/api/comments/nonsense/report', { reason: 'spam' }))?.body.error).toBe(
        'Comment not found',
      );
      expect((await members[0]?.post(path, { reason: 'dislike' }))?.status).toBe(400);
      expect((await members[0]?.post(path, { reason: 'other', note: 'x'.repeat(501) }))?.body.error).toBe(
        'A note must be at most 500 characters',
      );
      expect((await server.client().post(path, { reason: 'spam' })).status).toBe(401);
    });
  });
});
