import { type CommentId, type ConflictId, DAY, type Timestamp } from '@twosides/domain/kernel';
import { type PointRecord, spanStart } from '@twosides/domain/points';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { StoresTest } from '../open-stores.ts';
import { siteOn } from './acting-site.ts';

export const describePointsAddUp = (test: StoresTest): void => {
  describe('points', () => {
    test('are what the events add up to, after any sequence of actions', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), (events) =>
          withStores(async (stores) => {
            const site = siteOn(stores);
            const expected = model();
            await site.join('ada', 'ben', 'cleo');
            for (const each of events) {
              await play(site, expected, each);
              await stores.todaysFive.read(site.today(), () => expected.conflicts.slice(0, 5).map(({ id }) => id));
            }
            for (const name of [...PEOPLE, 'nameless']) {
              expect(await site.recordOf(name)).toEqual(expected.recordOf(name));
            }
            const { top } = await site.boardOf('week');
            const scores = top.map((row) => [row.memberId, row.score.points]);
            expect(new Map(scores as [string, number][])).toEqual(expected.board(spanStart('week', site.today())));
          }),
        ),
        { numRuns: runs },
      ));
  });
};

const PEOPLE = ['ada', 'ben', 'cleo'] as const;

type Event =
  | { readonly kind: 'post'; readonly who: string; readonly anonymous: boolean }
  | { readonly kind: 'vote'; readonly who: string; readonly conflict: number; readonly side: 'her' | 'his' }
  | { readonly kind: 'comment'; readonly who: string; readonly conflict: number }
  | { readonly kind: 'mark'; readonly who: string; readonly comment: number; readonly isHelpful: boolean }
  | { readonly kind: 'hide' | 'bring back'; readonly comment: number }
  | { readonly kind: 'take down' | 'put back'; readonly conflict: number }
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
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'bring back' as const), comment: index }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('take down' as const, 'put back' as const), conflict: index }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('night' as const), nights: fc.integer({ min: 1, max: 2 }) }) },
);

type Site = ReturnType<typeof siteOn>;
type Model = ReturnType<typeof model>;

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
    case 'bring back': {
      const on = comments[event.comment % comments.length];
      if (on === undefined) break;
      if (event.kind === 'bring back') await site.bringBack({ kind: 'comment', id: on.id });
      else await site.settle({ kind: 'comment', id: on.id }, 'remove');
      on.isVisible = event.kind === 'bring back';
      break;
    }
    case 'take down':
    case 'put back': {
      const on = conflicts[event.conflict % conflicts.length];
      if (on === undefined) break;
      on.isActive = event.kind === 'put back';
      if (on.isActive) await site.bringBack({ kind: 'conflict', id: on.id });
      else await twice(() => site.takeDown(on.by, on.id));
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

const model = () => {
  const conflicts: KnownConflict[] = [];
  const comments: KnownComment[] = [];
  const votes = new Map<string, { readonly by: string; readonly on: KnownConflict; readonly day: Timestamp }>();
  const marks = new Map<string, { readonly on: KnownComment; readonly day: Timestamp }>();

  const isDisguised = (name: string, on: KnownConflict) => on.anonymous && on.by === name;

  const countedOf = (name: string) => {
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
