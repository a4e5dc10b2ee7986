import { postConflict, takeDownConflict } from '@twosides/domain/conflicts';
import { addComment, markHelpful } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '@twosides/domain/kernel';
import { report, settleReports } from '@twosides/domain/moderation';
import { NO_SCORE, type PointRecord, spanEnd, spanStart } from '@twosides/domain/points';
import { ownerOf } from '@twosides/domain/privacy';
import { castVote } from '@twosides/domain/voting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skeletonOf } from '../../../look-alikes/skeleton.ts';
import type { Stores } from '../../stores.ts';
import { commentIdOf, memberId, NOW, opIdOf, SECRETS, voterOf } from '../builders.ts';
import { MANY_OPERATIONS, type OpenStores, withStores } from '../open-stores.ts';
import { addMember, leave, publishEverything, readMarked } from '../steps.ts';

const DAY = 24 * 3_600_000;
/** The suite's moment is a Thursday. */
const WEEK = spanStart('week', NOW);
const TODAY = spanStart('day', NOW);

export const describePoints = (openStores: OpenStores): void => {
  const opened = withStores(openStores);

  describe('points', () => {
    it(
      'are entered with the vote, the post and the comment that earn them, once each',
      opened(async (stores) => {
        const { join, post, vote, comment, boardOf, recordOf } = siteOn(stores);
        await join('ada', 'ben');
        const id = await post('ada');
        await vote('ben', id, 'her', opIdOf(1));
        await vote('ben', id, 'her', opIdOf(1));
        await vote('ben', id, 'his');
        await comment('ben', id);
        const score = { points: 10, votes: 1, conflicts: 0, comments: 1, helpfulComments: 0 };
        const streak = { days: 1, longest: 1, lastDay: TODAY };
        expect(await recordOf('ben')).toEqual({ score, streak, weeksWon: 0 });
        expect(await boardOf('week')).toEqual({
          top: [
            {
              memberId: 'ada',
              userNickname: 'ada',
              userAvatarId: 'geometric',
              score: { ...NO_SCORE, points: 100, conflicts: 1 },
              streak,
            },
            { memberId: 'ben', userNickname: 'ben', userAvatarId: 'geometric', score, streak },
          ],
          own: null,
        });
      }),
    );

    it(
      'of a streak come once a day, also when its first deeds come at once',
      MANY_OPERATIONS,
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben');
        const ids = [await site.post('ada'), await site.post('ada'), await site.post('ada')] as const;
        await site.vote('ben', ids[0], 'her');
        site.pass(DAY);
        await Promise.all([
          site.vote('ben', ids[1], 'her'),
          site.vote('ben', ids[2], 'his'),
          site.comment('ben', ids[0]),
        ]);
        expect(await site.recordOf('ben')).toMatchObject({
          score: { points: 30 + 50, votes: 3, comments: 1 },
          streak: { days: 2, longest: 2, lastDay: TODAY + DAY },
        });
      }),
    );

    it(
      'start afresh on each board, while the whole goes on',
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben');
        const [first, second] = [await site.post('ada'), await site.post('ada')];
        await site.vote('ben', first, 'her');
        site.pass(7 * DAY);
        await site.vote('ben', second, 'her');
        const points = async (span: 'week' | 'day') => (await site.boardOf(span)).top.map((row) => row.score.points);
        expect([await points('week'), await points('day')]).toEqual([[10], [10]]);
        expect((await site.recordOf('ben')).score.points).toBe(20);
      }),
    );

    it(
      'show a viewer the own place, wherever it is, and equal points the same number ahead',
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben', 'cleo', 'dan');
        const id = await site.post('ada');
        for (const name of ['ben', 'cleo']) await site.vote(name, id, 'her');
        const ownOf = async (name: string) => (await site.boardOf('day', { limit: 1, viewer: memberId(name) })).own;
        expect(await ownOf('ada')).toMatchObject({ row: { memberId: 'ada' }, ahead: 0 });
        expect([(await ownOf('ben'))?.ahead, (await ownOf('cleo'))?.ahead]).toEqual([1, 1]);
        expect(await ownOf('dan')).toBeNull();
        expect((await site.boardOf('day', { limit: 1 })).top.map((row) => row.memberId)).toEqual(['ada']);
      }),
    );

    it(
      'of a helpful comment come with each mark and go with it',
      MANY_OPERATIONS,
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben', 'cleo');
        const id = await site.post('ada');
        const written = await site.comment('ben', id);
        await Promise.all(['ada', 'cleo', 'ada', 'cleo'].map((name) => site.mark(name, written, true)));
        expect((await site.recordOf('ben')).score).toMatchObject({ points: 50, helpfulComments: 2 });
        await site.mark('cleo', written, false);
        expect((await site.recordOf('ben')).score).toMatchObject({ points: 25, helpfulComments: 1 });
        const read = (await stores.reading.read(id, 20))?.comments.comments[0];
        expect(read?.helpfulCount).toBe(1);
        expect(await readMarked(stores, [written, commentIdOf(9)], voterOf('ada'))).toEqual(new Set([written]));
        expect(await readMarked(stores, [written], voterOf('cleo'))).toEqual(new Set());
      }),
    );

    it(
      'go when their conflict or comment goes, and come back with it',
      MANY_OPERATIONS,
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben');
        const id = await site.post('ada');
        const written = await site.comment('ben', id);
        await site.mark('ada', written, true);
        const points = async () => [
          (await site.recordOf('ada')).score.points,
          (await site.recordOf('ben')).score.points,
        ];
        expect(await points()).toEqual([100, 25]);

        for (const reporter of ['x', 'y', 'z']) {
          await site.report(reporter, { kind: 'comment', id: written });
          await site.report(reporter, { kind: 'conflict', id });
        }
        expect(await points()).toEqual([0, 0]);
        expect((await site.recordOf('ben')).score.comments).toBe(0);
        expect((await site.boardOf('week')).top).toEqual([]);

        for (const item of [{ kind: 'comment', id: written } as const, { kind: 'conflict', id } as const])
          await site.settle(item, 'keep');
        expect(await points()).toEqual([100, 25]);
        await site.takeDown('ada', id);
        await site.takeDown('ada', id);
        expect(await points()).toEqual([0, 25]);
        await site.settle({ kind: 'comment', id: written }, 'remove');
        expect(await points()).toEqual([0, 0]);
      }),
    );

    it(
      'go with the account, while the marks it made go on counting under a fingerprint of their own',
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben');
        const id = await site.post('ada');
        const written = await site.comment('ben', id);
        await site.mark('ada', written, true);
        await leave(stores, memberId('ada'));
        const ada = ownerOf(SECRETS, memberId('ada'));
        while (await stores.personalData.eraseNext(ada, 2));
        expect(await site.recordOf('ada')).toEqual({ score: NO_SCORE, streak: null, weeksWon: 0 });
        expect((await site.boardOf('week')).top.map((row) => row.memberId)).toEqual(['ben']);
        expect(await readMarked(stores, [written], ada.voter)).toEqual(new Set());
        for (const part of ['points', 'helpfulMarks'] as const)
          expect((await stores.personalData.read(part, ada, null, 5)).records).toEqual([]);
        expect((await site.recordOf('ben')).score).toMatchObject({ points: 25, helpfulComments: 1 });
      }),
    );

    it(
      'of a member who is gone, and not yet erased, take nobody’s place on a board',
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben', 'cleo');
        const id = await site.post('ada');
        await site.post('ada');
        await site.post('ben');
        await site.vote('cleo', id, 'her');
        await leave(stores, memberId('ada'));
        await publishEverything(stores, NOW);
        const { top } = await stores.points.readBoard({ span: 'week', start: WEEK, limit: 2, viewer: null });
        expect(top.map((row) => row.memberId)).toEqual(['ben', 'cleo']);
      }),
    );

    it(
      'are public in batches that are big enough, each published once by anyone who comes, and live for oneself',
      MANY_OPERATIONS,
      opened(async (stores) => {
        const site = siteOn(stores);
        const voters = ['ben', 'cleo', 'dan', 'eva', 'fay'];
        await site.join('ada', ...voters);
        const ids = [await site.post('ada', true), await site.post('ada', true), await site.post('ada', true)] as const;
        const publish = async () => {
          while (await stores.points.publishFigures(NOW));
        };
        const figures = (of: typeof site.recordOf) =>
          Promise.all(voters.map(async (name) => (await of(name)).score.points));
        for (const id of ids) await site.vote('ben', id, 'her');
        for (const name of ['cleo', 'dan', 'eva']) await site.vote(name, ids[0], 'his');
        await publish();
        expect(await figures(site.publicRecordOf)).toEqual([0, 0, 0, 0, 0]);
        expect(await figures(site.recordOf)).toEqual([30, 10, 10, 10, 0]);

        await site.vote('fay', ids[0], 'her');
        await Promise.all([publish(), publish()]);
        expect(await site.publicRecordOf('ben')).toEqual(await site.recordOf('ben'));
        expect(await figures(site.publicRecordOf)).toEqual([30, 10, 10, 10, 10]);

        await site.vote('fay', ids[1], 'her');
        await Promise.all([publish(), publish()]);
        expect((await site.publicRecordOf('fay')).score.votes).toBe(1);
        expect((await site.recordOf('fay')).score.votes).toBe(2);
      }),
    );

    it(
      'make a week’s first of all who have most at its end, once',
      opened(async (stores) => {
        const site = siteOn(stores);
        await site.join('ada', 'ben', 'cleo');
        const id = await site.post('ada');
        await site.post('ben');
        await site.vote('cleo', id, 'her');
        const weeksWon = () =>
          Promise.all(['ada', 'ben', 'cleo'].map(async (name) => (await site.recordOf(name)).weeksWon));
        await publishEverything(stores, NOW);
        await stores.points.closeBoards(WEEK, TODAY);
        expect(await weeksWon()).toEqual([0, 0, 0]);

        const end = spanEnd('week', NOW);
        await Promise.all([stores.points.closeBoards(end, end), stores.points.closeBoards(end, end)]);
        expect(await weeksWon()).toEqual([1, 1, 0]);
        // The week is decided: what goes afterwards changes no first.
        await site.takeDown('ada', id);
        await stores.points.closeBoards(end + 7 * DAY, end);
        expect(await weeksWon()).toEqual([1, 1, 0]);
        expect((await site.recordOf('cleo')).score.points).toBe(10);
      }),
    );

    it(
      'are what the events add up to, whatever is voted, changed, marked, taken down and sent again',
      MANY_OPERATIONS,
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), async (events) => {
            await opened(async (stores) => {
              const site = siteOn(stores);
              const expected = model();
              await site.join('ada', 'ben', 'cleo');
              for (const each of events) await play(site, expected, each);
              for (const name of [...PEOPLE, 'nameless']) {
                expect(await site.recordOf(name)).toEqual(expected.recordOf(name));
              }
              const { top } = await site.boardOf('week');
              const scores = top.map((row) => [row.memberId, row.score.points]);
              expect(new Map(scores as [string, number][])).toEqual(expected.board(spanStart('week', site.today())));
            })();
          }),
          { numRuns: 8 },
        );
      },
    );
  });
};

const PEOPLE = ['ada', 'ben', 'cleo'] as const;

type Event =
  | { readonly kind: 'post'; readonly who: string; readonly anonymous: boolean }
  | { readonly kind: 'vote'; readonly who: string; readonly conflict: number; readonly side: 'her' | 'his' }
  | { readonly kind: 'comment'; readonly who: string; readonly conflict: number }
  | { readonly kind: 'mark'; readonly who: string; readonly comment: number; readonly isHelpful: boolean }
  | { readonly kind: 'hide' | 'keep'; readonly comment: number }
  | { readonly kind: 'take down'; readonly conflict: number }
  | { readonly kind: 'night'; readonly nights: number };

const who = fc.constantFrom(...PEOPLE, 'nameless');
const index = fc.nat(5);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      who: fc.constantFrom(...PEOPLE),
      anonymous: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('vote' as const),
      who,
      conflict: index,
      side: fc.constantFrom('her', 'his'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('comment' as const), who, conflict: index }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('mark' as const), who, comment: index, isHelpful: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'keep' as const), comment: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take down' as const), conflict: index }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('night' as const), nights: fc.integer({ min: 1, max: 2 }) }) },
);

type Item =
  | { readonly kind: 'comment'; readonly id: CommentId }
  | { readonly kind: 'conflict'; readonly id: ConflictId };
type Site = ReturnType<typeof siteOn>;
type Model = ReturnType<typeof model>;

/** Each write is sent twice under one operation id. */
const play = async (site: Site, expected: Model, event: Event): Promise<void> => {
  const opId = site.newOpId();
  const twice = async <T>(act: () => Promise<T>): Promise<T> => {
    await act();
    return act();
  };
  const { conflicts, comments } = expected;
  switch (event.kind) {
    case 'post':
      expected.post(event, await twice(() => site.post(event.who, event.anonymous, opId)), site.today());
      break;
    case 'vote': {
      const on = conflicts[event.conflict % conflicts.length];
      if (on === undefined) break;
      await twice(() => site.vote(event.who, on.id, event.side, opId));
      if (on.isActive) expected.vote(event.who, on, site.today());
      break;
    }
    case 'comment': {
      const on = conflicts[event.conflict % conflicts.length];
      if (on === undefined || !on.isActive) break;
      expected.comment(event.who, on, await twice(() => site.comment(event.who, on.id, opId)), site.today());
      break;
    }
    case 'mark': {
      const on = comments[event.comment % comments.length];
      if (on === undefined) break;
      await twice(() => site.mark(event.who, on.id, event.isHelpful, opId));
      expected.mark(event.who, on, event.isHelpful, site.today());
      break;
    }
    case 'hide':
    case 'keep': {
      const on = comments[event.comment % comments.length];
      if (on === undefined) break;
      if (event.kind === 'keep') await site.settle({ kind: 'comment', id: on.id }, 'keep');
      else
        for (const reporter of ['x', 'y', 'z'])
          await site.report(`${reporter} ${opId}`, { kind: 'comment', id: on.id });
      on.isVisible = event.kind === 'keep';
      break;
    }
    case 'take down': {
      const on = conflicts[event.conflict % conflicts.length];
      if (on === undefined) break;
      await site.takeDown(on.by, on.id);
      on.isActive = false;
      break;
    }
    case 'night':
      site.pass(event.nights * DAY);
      break;
  }
};

type KnownConflict = {
  readonly id: ConflictId;
  readonly by: string;
  readonly anonymous: boolean;
  readonly day: Timestamp;
  isActive: boolean;
};
type KnownComment = {
  readonly id: CommentId;
  readonly by: string;
  readonly on: KnownConflict;
  readonly day: Timestamp;
  isVisible: boolean;
};

/** What the events were, and what they are worth when one counts them again. */
const model = () => {
  const conflicts: KnownConflict[] = [];
  const comments: KnownComment[] = [];
  const votes = new Map<string, { readonly by: string; readonly on: KnownConflict; readonly day: Timestamp }>();
  const marks = new Map<string, { readonly on: KnownComment; readonly day: Timestamp }>();

  const hasName = (name: string) => name !== 'nameless';
  const isDisguised = (name: string, on: KnownConflict) => on.anonymous && on.by === name;

  /** Kind, points and day of everything of a member that counts. */
  const countedOf = (name: string) => {
    if (!hasName(name)) return [];
    const own = comments.filter(({ by, on }) => by === name && !isDisguised(name, on));
    return [
      ...[...votes.values()]
        .filter((vote) => vote.by === name && vote.on.by !== name)
        .map(({ day }) => ({ kind: 'votes', points: 10, day })),
      ...conflicts
        .filter((each) => each.by === name && !each.anonymous && each.isActive)
        .map(({ day }) => ({ kind: 'conflicts', points: 100, day })),
      ...own.filter((each) => each.isVisible).map(({ day }) => ({ kind: 'comments', points: 0, day })),
      ...[...marks.values()]
        .filter(({ on }) => own.includes(on) && on.isVisible)
        .map(({ day }) => ({ kind: 'helpfulComments', points: 25, day })),
      ...bonusDaysOf(name).map((day) => ({ kind: 'bonus', points: 50, day })),
    ];
  };

  const activeDaysOf = (name: string): ReadonlySet<Timestamp> => {
    if (!hasName(name)) return new Set();
    return new Set([
      ...[...votes.values()].filter((vote) => vote.by === name && vote.on.by !== name).map(({ day }) => day),
      ...conflicts.filter((each) => each.by === name && !each.anonymous).map(({ day }) => day),
      ...comments.filter(({ by, on }) => by === name && !isDisguised(name, on)).map(({ day }) => day),
    ]);
  };
  const bonusDaysOf = (name: string) => {
    const days = activeDaysOf(name);
    return [...days].filter((day) => days.has(day - DAY));
  };

  const recordOf = (name: string): PointRecord => {
    const counted = countedOf(name);
    const count = (kind: string) => counted.filter((each) => each.kind === kind).length;
    const days = activeDaysOf(name);
    const lengthAt = (last: Timestamp) => {
      let length = 0;
      while (days.has(last - length * DAY)) length += 1;
      return length;
    };
    const last = Math.max(...days);
    return {
      score: {
        points: counted.reduce((sum, { points }) => sum + points, 0),
        votes: count('votes'),
        conflicts: count('conflicts'),
        comments: count('comments'),
        helpfulComments: count('helpfulComments'),
      },
      streak:
        days.size === 0 ? null : { days: lengthAt(last), longest: Math.max(...[...days].map(lengthAt)), lastDay: last },
      weeksWon: 0,
    };
  };

  return {
    conflicts,
    comments,
    post: ({ who, anonymous }: { who: string; anonymous: boolean }, id: ConflictId, day: Timestamp) => {
      conflicts.push({ id, by: who, anonymous, day, isActive: true });
    },
    vote: (by: string, on: KnownConflict, day: Timestamp) => {
      const key = `${by} ${on.id}`;
      if (!votes.has(key)) votes.set(key, { by, on, day });
    },
    comment: (by: string, on: KnownConflict, id: CommentId, day: Timestamp) => {
      comments.push({ id, by, on, day, isVisible: true });
    },
    mark: (by: string, on: KnownComment, isHelpful: boolean, day: Timestamp) => {
      if (by === on.by || !on.isVisible || !on.on.isActive) return;
      const key = `${by} ${on.id}`;
      if (!isHelpful) marks.delete(key);
      else if (!marks.has(key)) marks.set(key, { on, day });
    },
    recordOf,
    /** Everyone’s points of the week, without those who have none. */
    board: (week: Timestamp) =>
      new Map(
        PEOPLE.map(
          (name) =>
            [
              name as string,
              countedOf(name)
                .filter(({ day }) => spanStart('week', day) === week)
                .reduce((sum, { points }) => sum + points, 0),
            ] as const,
        ).filter(([, points]) => points > 0),
      ),
  };
};

/** The site's own use cases over some stores, at a moment that can pass. */
const siteOn = (stores: Stores) => {
  let now = NOW;
  let serial = 0;
  const next = () => {
    serial += 1;
    return serial;
  };
  const needs = {
    ...stores,
    clock: () => now,
    secrets: SECRETS,
    skeletonOf,
    ids: { newMemberId: () => memberId(`m-${next()}`), newCommentId: () => commentIdOf(next()), randomInt: () => 0 },
  };
  const by = (name: string, opId: OpId | null) => ({ memberId: memberId(name), opId });

  return {
    today: () => spanStart('day', now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    newOpId: () => opIdOf(next()),
    join: async (...names: readonly string[]) => {
      for (const name of names)
        await addMember(stores, name, {
          userNickname: name,
          userAvatarId: 'geometric',
          partnerNickname: 'x',
          userPronouns: 'she/her',
          onboardingCompleted: true,
        });
      await addMember(stores, 'nameless');
    },
    post: async (name: string, anonymous = false, opId: OpId | null = null): Promise<ConflictId> => {
      const text = 'An account that is long enough to be posted under any name at all.';
      const draft = { title: 'A conflict of two', hisSide: text, herSide: text, category: 'love', anonymous } as const;
      const posted = await postConflict(needs)(by(name, opId), draft);
      if (!posted.ok) throw new Error(posted.error);
      return posted.value.outcome.id;
    },
    vote: (name: string, id: ConflictId, side: 'her' | 'his', opId: OpId | null = null) =>
      castVote(needs)(by(name, opId), id, side),
    comment: async (name: string, id: ConflictId, opId: OpId | null = null): Promise<CommentId> => {
      const added = await addComment(needs)(by(name, opId), id, 'A view.');
      if (!added.ok) throw new Error(added.error);
      return added.value.outcome.comment.id;
    },
    mark: (name: string, id: CommentId, isHelpful: boolean, opId: OpId | null = null) =>
      markHelpful(needs)(by(name, opId), id, isHelpful),
    takeDown: (name: string, id: ConflictId) => takeDownConflict(needs)(memberId(name), id),
    report: async (name: string, item: Item) => {
      await addMember(stores, name);
      return report(needs)(memberId(name), item, 'spam', null);
    },
    settle: (item: Item, verdict: 'keep' | 'remove') => settleReports(needs)(item, verdict),
    recordOf: (name: string) => stores.points.readRecord(memberId(name), 'self'),
    publicRecordOf: (name: string) => stores.points.readRecord(memberId(name), 'everyone'),
    publish: () => publishEverything(stores, now),
    /** As it would be published now. */
    boardOf: async (
      span: 'week' | 'day',
      { limit = 10, viewer = null }: { limit?: number; viewer?: MemberId | null } = {},
    ) => {
      await publishEverything(stores, now);
      return stores.points.readBoard({ span, start: spanStart(span, now), limit, viewer });
    },
  };
};
