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
        fc.asyncProperty(fc.noBias(fc.array(event, { minLength: 30, maxLength: 60, size: 'max' })), (events) =>
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

const KINDS = [
  ...['post', 'post', 'vote', 'vote', 'vote', 'vote', 'comment', 'comment', 'comment'],
  ...['mark', 'mark', 'mark', 'mark', 'hide', 'bring back', 'take down', 'put back', 'night', 'night'],
] as const;
const event = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.constantFrom(...PEOPLE, 'nameless'),
  place: fc.nat(5),
  /** Whether a post is anonymous, a vote is for her, a mark is set. */
  flag: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

type Site = ReturnType<typeof siteOn>;
type Model = ReturnType<typeof model>;

const play = async (site: Site, expected: Model, { kind, who, place, flag }: Event): Promise<void> => {
  const opId = site.newOpId();
  const twice = async <T>(act: () => Promise<T>): Promise<T> => {
    await act();
    return act();
  };
  if (kind === 'night') return site.pass((1 + (place % 2)) * DAY);
  if (kind === 'post') {
    if (who === 'nameless') return;
    return expected.post(who, flag, await twice(() => site.post(who, flag, opId)), site.today());
  }
  const conflict = expected.conflicts[place % expected.conflicts.length];
  const comment = expected.comments[place % expected.comments.length];
  if (kind === 'vote' && conflict) {
    await twice(() => site.vote(who, conflict.id, flag ? 'her' : 'his', opId));
    if (conflict.isActive) expected.vote(who, conflict, site.today());
  } else if (kind === 'comment' && conflict?.isActive) {
    expected.comment(who, conflict, await twice(() => site.comment(who, conflict.id, opId)), site.today());
  } else if ((kind === 'take down' || kind === 'put back') && conflict) {
    conflict.isActive = kind === 'put back';
    if (conflict.isActive) await site.bringBack({ kind: 'conflict', id: conflict.id });
    else await twice(() => site.takeDown(conflict.by, conflict.id));
  } else if (kind === 'mark' && comment) {
    await twice(() => site.mark(who, comment.id, flag, opId));
    expected.mark(who, comment, flag, site.today());
  } else if ((kind === 'hide' || kind === 'bring back') && comment) {
    comment.isVisible = kind === 'bring back';
    if (comment.isVisible) await site.bringBack({ kind: 'comment', id: comment.id });
    else await site.settle({ kind: 'comment', id: comment.id }, 'remove');
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
    post: (by: string, anonymous: boolean, id: ConflictId, day: Timestamp) => {
      conflicts.push({ id, by, anonymous, day, isActive: true });
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
