import { type CommentState, decideDeletion, deleteComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { commentItem, unchanged, type Verdict } from '@twosides/domain/model';
import { settleReports } from '@twosides/domain/moderation';
import type { CommentPosition } from '@twosides/domain/reading';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aComment, anOperation, commentIdOf, memberId, NOW, opIdOf, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, bringBack, comment, post, readConflict, vote, voteKey } from '../steps.ts';

export const describeComments = (test: StoresTest): void => {
  describe('commenting', () => {
    test('stores the comment with the count, and reads it with the author’s current nickname', async ({ stores }) => {
      const author = await addMember(stores, 'author');
      const before = await post(stores);
      const written = aComment(before.id, 1, { content: 'Line one\nline two 🫖' });
      expect(await comment(stores, written)).toBe('added');
      expect(await stores.reading.read(before.id, 20)).toEqual({
        conflict: { ...before, commentCount: 1 },
        comments: {
          comments: [{ ...written, authorNickname: null, replies: [], hasMoreReplies: false }],
          hasMore: false,
        },
        trendingTop: [],
      });

      await addMember(stores, 'author', { ...author, userNickname: 'Ada' });
      const { comments } = await stores.reading.listComments(before.id, null, 20);
      expect(comments).toEqual([{ ...written, authorNickname: 'Ada', replies: [], hasMoreReplies: false }]);
    });

    test('shows the decision the author, their vote and whether they commented before', async ({ stores }) => {
      const author = await addMember(stores, 'author');
      const [conflict, other] = [await post(stores), await post(stores)];
      expect(await seenBy(stores, conflict.id)).toEqual({ ...NOTHING, conflict, author });

      await vote(stores, conflict.id, 'author', 'his');
      await comment(stores, aComment(conflict.id, 1, { isVisible: false }), opIdOf(1));
      expect(await seenBy(stores, conflict.id)).toEqual({
        ...NOTHING,
        conflict: await readConflict(stores, conflict.id),
        author,
        vote: expect.objectContaining({ conflictId: conflict.id, side: 'his', voterRef: voterOf('author') }),
        hasCommented: true,
        operation: anOperation('author', opIdOf(1), 'added'),
      });
      expect(await seenBy(stores, other.id)).toMatchObject({ vote: null, hasCommented: false });
    });

    test.for([true, false])(
      'shows the decision whom the authors have muted or blocked, anonymous: %s',
      async (anonymous, { stores }) => {
        for (const name of ['author', 'poster']) await addMember(stores, name);
        const { id } = await post(stores, { submittedBy: memberId('poster'), anonymous });
        const answered = aComment(id, 1, { authorId: memberId('poster'), underPseudonym: anonymous });
        await comment(stores, answered);
        const seen = async () => {
          const { isBlocked, answered: to } = await seenBy(stores, id, answered.id);
          return [isBlocked, to?.isBlocked, to?.isMuted];
        };
        expect(await seen()).toEqual([false, false, false]);
        const relate = (change: object) =>
          stores.relations.relation(memberId('poster'), memberId('author'), change, NOW);
        await relate({ isBlocked: true });
        expect(await seen()).toEqual([true, true, false]);
        await relate({ isBlocked: false, isMuted: true });
        expect(await seen()).toEqual([false, false, true]);
      },
    );

    test('takes a comment’s words, and its place where nobody found it helpful', async ({ stores }) => {
      await addMember(stores, 'author');
      const { id } = await post(stores);
      const [plain, helpful, hidden] = [
        aComment(id, 1),
        aComment(id, 2, { helpfulCount: 1 }),
        aComment(id, 3, { isVisible: false }),
      ];
      for (const each of [plain, helpful]) await comment(stores, each);
      await comment(stores, hidden);
      const count = (await readConflict(stores, id)).commentCount;
      const remove = (comment: typeof plain) =>
        stores.comments.deleteComment(comment.id, (before) => ({
          writes: decideDeletion(before, memberId('author')).writes,
          result: before?.comment ?? null,
        }));
      expect(await remove(plain)).toEqual(plain);
      await remove(helpful);
      await remove(hidden);
      expect(await remove({ ...plain, id: commentIdOf(9) })).toBeNull();
      const { comments } = await stores.reading.listComments(id, null, 20);
      expect(comments.map(({ id, content }) => [id, content])).toEqual([[helpful.id, '']]);
      expect((await readConflict(stores, id)).commentCount).toBe(count - 1);
      expect(await seenBy(stores, id)).toMatchObject({ hasCommented: true });
    });

    test('removes a removed comment’s replies from the count, and can restore them', async ({ stores }) => {
      for (const name of ['author', 'reader']) await addMember(stores, name);
      const { id } = await post(stores);
      const root = aComment(id, 1);
      const replies = [2, 3, 4].map((n) => aComment(id, n, { replyTo: root.id }));
      for (const [n, each] of [root, ...replies, aComment(id, 5)].entries()) await comment(stores, each, opIdOf(n + 1));
      const count = async () => {
        const reading = await stores.reading.read(id, 20);
        const shown = reading?.comments.comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
        return [reading?.conflict.commentCount, shown];
      };
      const settle = (verdict: Verdict) =>
        settleReports({ reports: stores.reports, clock: () => NOW })(commentItem(root.id), verdict);
      expect(await count()).toEqual([5, 5]);
      await settle('remove');
      expect(await count()).toEqual([1, 1]);
      const deletion = deleteComment(stores)(memberId('author'), replies[0]?.id as CommentId);
      expect(await deletion).toMatchObject({ ok: true });
      expect(await count()).toEqual([1, 1]);
      await bringBack(stores, commentItem(root.id));
      expect(await count()).toEqual([4, 4]);
    });

    test('adds once for twenty concurrent requests of one operation', async ({ stores }) => {
      await addMember(stores, 'author');
      const { id } = await post(stores);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => comment(stores, aComment(id, n), opIdOf(1))),
      );
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      const reading = await stores.reading.read(id, 20);
      expect([reading?.conflict.commentCount, reading?.comments.comments.length]).toEqual([1, 1]);
    });

    test('counts concurrent comments and votes of one conflict exactly', async ({ stores }) => {
      await addMember(stores, 'author');
      const { id } = await post(stores);
      await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          n % 2 ? comment(stores, aComment(id, n)) : vote(stores, id, `v${n}`, 'her'),
        ),
      );
      expect(await readConflict(stores, id)).toMatchObject({
        commentCount: 20,
        totalVotes: 20,
        herVotes: 20,
        todayVotes: 20,
      });
      expect((await stores.reading.listComments(id, null, 50)).comments).toHaveLength(20);
    });

    test('shows each conflict’s newest two in lists, or as many as requested', async ({ stores }) => {
      await addMember(stores, 'author', { userNickname: 'Ada' });
      const [first, second] = [await post(stores), await post(stores)];
      for (const n of [1, 2, 3]) await comment(stores, aComment(first.id, n, { postedAt: NOW + n }));
      await comment(stores, aComment(first.id, 5, { postedAt: NOW + 9, isVisible: false }));
      await comment(stores, aComment(second.id, 4));
      expect(await recentOf(stores)).toEqual([[commentIdOf(4)], [commentIdOf(3), commentIdOf(2)]]);
      const page = await stores.reading.list({
        list: 'newest',
        category: null,
        limit: 1,
        after: null,
        viewer: null,
      });
      expect(page.items[0]?.recentComments).toEqual([{ ...aComment(second.id, 4), authorNickname: 'Ada' }]);
      expect(await recentOf(stores, 1)).toEqual([[commentIdOf(4)], [commentIdOf(3)]]);
      expect(await recentOf(stores, 0)).toEqual([[], []]);
    });

    test('pages through all visible comments, newest first, despite ties', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(written, { maxLength: 14 }), fc.integer({ min: 1, max: 5 }), (comments, limit) =>
          withStores(async (stores) => {
            await addMember(stores, 'author');
            const { id } = await post(stores);
            const ids: CommentPosition[] = [];
            for (const [n, { moment, isVisible }] of comments.entries()) {
              const added = aComment(id, (n * 7) % 15, { postedAt: NOW + moment, isVisible });
              await comment(stores, added);
              if (isVisible) ids.push({ postedAt: added.postedAt, id: added.id });
            }
            expect(await walk(stores, id, limit)).toEqual(ids.sort(newestFirst).map((position) => position.id));
          }),
        ),
        { numRuns: runs },
      ));
  });
};

const written = fc.record({ moment: fc.nat({ max: 2 }), isVisible: fc.constantFrom(true, true, true, false) });

const newestFirst = (a: CommentPosition, b: CommentPosition) => b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1);

const walk = async ({ reading }: Stores, id: ConflictId, limit: number): Promise<CommentId[]> => {
  const ids: CommentId[] = [];
  let page = (await reading.read(id, limit))?.comments;
  while (page) {
    ids.push(...page.comments.map((shown) => shown.id));
    expect(page.comments.length).toBeLessThanOrEqual(limit);
    expect(new Set(ids).size).toBe(ids.length);
    const last = page.comments.at(-1);
    page =
      page.hasMore && last
        ? await reading.listComments(id, { postedAt: last.postedAt, id: last.id }, limit)
        : undefined;
  }
  return ids;
};

const NOTHING: CommentState = {
  conflict: null,
  author: null,
  streak: null,
  vote: null,
  hasCommented: false,
  isBlocked: false,
  answered: null,
  suspendedUntil: null,
  operation: null,
};

const seenBy = (
  { comments }: Stores,
  conflictId: ConflictId,
  replyTo: CommentId | null = null,
): Promise<CommentState> =>
  comments.addComment({ ...voteKey('author', conflictId), opId: opIdOf(1), replyTo }, (state) => unchanged(state));

const recentOf = async ({ reading }: Stores, comments?: number): Promise<CommentId[][]> => {
  const list = { list: 'newest', category: null, limit: 10, after: null, viewer: null } as const;
  const page = await reading.list({ ...list, ...(comments !== undefined && { comments }) });
  return page.items.map(({ recentComments }) => recentComments.map((recent) => recent.id));
};
