import { MAX_ALERTS } from '@twosides/domain/alerts';
import { type CommentId, type ConflictId, DAY, type MemberId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';
import { NO_SCORE, spanStart } from '@twosides/domain/points';
import { PUSH_DEVICES_MAX } from '@twosides/domain/push';
import type { ListName, ListPosition } from '@twosides/domain/reading';
import { VOTES_LOOKED_AT } from '@twosides/domain/voting';
import type { PipelineStage } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aConflict, actorOf, mailboxIdOf, memberId, NOW, opIdOf, SECRETS, voterOf } from '../behaviour/builders.ts';
import { LIST_SIZE } from '../behaviour/reading/long-lists.suite.ts';
import { alertsFilter } from './alerts/alert-store.ts';
import { commentsOfWeek, votesOfWeek } from './alerts/digest-store.ts';
import { bridgingPipeline, commentPipeline } from './discussion/comment-pipeline.ts';
import { describeMongo, openWatched, putAll, useDatabases, type Watched } from './kernel/test-database.ts';
import { gateIdOf } from './mailbox-keys/gates.ts';
import { groupsPipeline } from './moderation/exclusion-store.ts';
import { leaderboardPipeline } from './points/points-store.ts';
import { besidePipeline } from './reading/conflict-reader.ts';
import { addressPipeline, authorPipeline, indexOfList, listPipeline, walk } from './reading/list-pipeline.ts';
import { MATCHES_MAX, matchPipeline } from './reading/search-store.ts';
import { timesToReveal } from './reading/stats-store.ts';
import { HELPED } from './updates/update-store.ts';
import { votingContextPipeline } from './voting/load-voting-context.ts';

const MIDDLE_ID = LIST_SIZE / 2;
const IN_ORDER = { usesIndex: true, scans: false, sorts: false };
const LIMIT = 10;
const UNREAD = MAX_ALERTS / 10;
const WEEK = spanStart('week', NOW);
const CATEGORIES: readonly (CategoryId | null)[] = [null, 'household'];
const LISTS: readonly { readonly list: ListName; readonly middle: ListPosition }[] = [
  { list: 'today', middle: [0, 120, MIDDLE_ID] },
  { list: 'voted-today', middle: [3, 120, MIDDLE_ID] },
  { list: 'trending', middle: [12, MIDDLE_ID] },
  { list: 'polarizing', middle: [0.5, 104, MIDDLE_ID] },
  { list: 'ended', middle: [NOW, MIDDLE_ID] },
  { list: 'revealed', middle: [NOW, MIDDLE_ID] },
  { list: 'newest', middle: [MIDDLE_ID] },
];
const CASES = LISTS.flatMap(({ list, middle }) =>
  CATEGORIES.flatMap((category) => [
    { list, category, after: null, place: 'the start' },
    { list, category, after: middle, place: 'the middle' },
  ]),
);

describeMongo(`plans over ${LIST_SIZE} conflicts`, () => {
  const { freshUrl } = useDatabases();
  let watched: Watched;

  beforeAll(async () => {
    watched = await openWatched(freshUrl());
    await fill(watched);
  }, LIST_SIZE * 60);
  afterAll(() => watched.stores.close());

  const explain = async (pipeline: PipelineStage[], collection = 'conflicts', hint?: string): Promise<Plan> => {
    const plan = await watched.connection.db?.command({
      explain: { aggregate: collection, pipeline, cursor: {}, ...(hint && { hint }) },
      verbosity: 'executionStats',
    });
    const text = JSON.stringify(plan?.queryPlanner);
    return {
      usesIndex: text.includes('"IXSCAN"'),
      scans: text.includes('"COLLSCAN"'),
      sorts: text.includes('"SORT"'),
      examined: Number(plan?.executionStats.totalDocsExamined),
    };
  };

  test.for(CASES)('walks the index of $list in category $category from $place', async ({ list, category, after }) => {
    const { examined, ...plan } = await explain(
      walk(list, category, after, LIMIT + 1),
      'conflicts',
      indexOfList({ list, category }),
    );
    expect(plan).toEqual(IN_ORDER);
    expect(examined).toBeGreaterThan(0);
    expect(examined).toBeLessThanOrEqual(LIMIT + 1);
  });

  test.for(CASES.filter(({ after }) => after !== null))(
    'scans nothing for all of $list in category $category from $place',
    async ({ list, category, after }) => {
      const viewer = voterOf('viewer');
      const { usesIndex, scans, examined } = await explain(
        listPipeline({ list, category, after, limit: LIMIT, viewer }),
        'conflicts',
        indexOfList({ list, category }),
      );
      expect({ usesIndex, scans }).toEqual({ usesIndex: true, scans: false });
      const rows = list === 'polarizing' ? 2 * (LIMIT + 1) : LIMIT + 1;
      expect(examined).toBeLessThanOrEqual(rows * 6 + 10 + (list === 'polarizing' ? 400 : 0));
    },
  );

  test.for(
    (['public', 'own'] as const).flatMap((scope) => [null, MIDDLE_ID as ConflictId].map((after) => ({ scope, after }))),
  )('walks the index of an author’s conflicts ($scope, after $after)', async ({ scope, after }) => {
    const author = aConflict().submittedBy as MemberId;
    const query = { author, scope, after, viewer: null, limit: LIMIT };
    const { usesIndex, scans, examined } = await explain(authorPipeline(query, 'a key'), 'conflicts', scope);
    expect({ usesIndex, scans }).toEqual({ usesIndex: true, scans: false });
    expect(examined).toBeGreaterThan(LIMIT);
    if (scope === 'public') expect(examined).toBeLessThanOrEqual((LIMIT + 1) * 5 + 10);
  });

  test.each<[string, PipelineStage[], string, string?]>([
    ['the "votes helped" count', HELPED, 'conflicts', 'helped'],
    [
      'stories',
      [
        { $match: { forStories: true, text: { $gt: '' }, notifiedAt: { $gte: 0 } } },
        { $sort: { notifiedAt: -1, _id: -1 } },
      ],
      'updates',
      'stories',
    ],
    [
      'a member’s guesses',
      [{ $match: { voterRef: voterOf('m-1'), guess: { $gte: 0 } } }, { $sort: { conflictId: -1 } }],
      'votes',
      'guesses',
    ],
    ['the latest times to the 100th vote', timesToReveal(LIMIT), 'conflicts'],
  ])('walks an index for %s', async (_, pipeline, collection, hint) => {
    const { examined, ...plan } = await explain(pipeline, collection, hint);
    expect(plan).toEqual(IN_ORDER);
    if (collection === 'conflicts' && hint === undefined) expect(examined).toBeLessThanOrEqual(LIMIT);
  });

  test.for([
    { word: 'dishwasher', isWhole: true },
    { word: 'dishw', isWhole: false },
  ])('reads a thousand conflicts with a search’s rarest term: $word', async (rarest) => {
    const plan = await explain(matchPipeline(rarest, [{ word: 'rare', isWhole: true }], 20), 'search_terms', 'found');
    expect(plan).toMatchObject({ usesIndex: true, scans: false, examined: MATCHES_MAX });
  });

  test('reads conflict addresses from their index', async () => {
    for (const below of [null, MIDDLE_ID]) {
      const plan = await explain(addressPipeline(below, 100), 'conflicts', 'newest');
      expect(plan).toMatchObject(IN_ORDER);
      expect(plan.examined).toBeLessThanOrEqual(100);
    }
  });

  test('pages through comments by index', async () => {
    const id = 1 as ConflictId;
    const after = { postedAt: NOW + 500, id: 'k-500' as CommentId };
    for (const plan of [
      await explain(commentPipeline(id, null, 21).slice(0, 3), 'comments'),
      await explain(commentPipeline(id, after, 21).slice(0, 3), 'comments'),
      await explain(bridgingPipeline(id, null, 21).slice(0, 3), 'comments', 'placed'),
      await explain(bridgingPipeline(id, { place: 500, id: after.id }, 21).slice(0, 3), 'comments', 'placed'),
    ]) {
      expect(plan).toMatchObject(IN_ORDER);
      expect(plan.examined).toBeLessThanOrEqual(22);
    }
  });

  test('finds comments’ sides and marks without a scan', async () => {
    const comments = Array.from({ length: 20 }, (_, serial) => `k-${serial}` as CommentId);
    const voters = ['m-1', 'm-2'].map(voterOf);
    const plan = await explain(besidePipeline(7 as ConflictId, { voters, comments, marker: voterOf('m-1') }), 'votes');
    expect(plan).toMatchObject(IN_ORDER);
    expect(plan.examined).toBeLessThanOrEqual(voters.length + comments.length);
  });

  test('finds what a batch of operations needs without a scan', async () => {
    const steps = ['m-1', 'm-2', 'm-3'].map((name, serial) => ({
      memberId: memberId(name),
      actor: actorOf(name),
      voterRef: voterOf(name),
      opId: opIdOf(serial),
      isComment: serial > 0,
      decide: () => [],
    }));
    const plan = await explain(
      votingContextPipeline(
        SECRETS,
        1 as ConflictId,
        steps,
        steps.map(({ memberId }) => mailboxIdOf(memberId)),
        steps.map(({ memberId }) => gateIdOf(SECRETS, memberId)),
      ),
    );
    expect(plan).toMatchObject(IN_ORDER);
    expect(plan.examined).toBeLessThanOrEqual(VOTES_LOOKED_AT + 1 + 3 * 6);
  });

  test('finds a conflict’s votes by network by index', async () => {
    const plan = await explain(groupsPipeline(MIDDLE_ID as ConflictId, LIMIT), 'votes', 'of_network');
    expect(plan).toMatchObject({ usesIndex: true, scans: false, examined: 0 });
  });

  test('walks a leaderboard’s index, and reads only its rows and members', async () => {
    const query = { span: 'week', start: WEEK, limit: LIMIT, viewer: memberId('m-7') } as const;
    const walked = await explain(
      [...leaderboardPipeline(query).slice(0, 2), { $limit: LIMIT }],
      'ledger',
      'public_board',
    );
    expect(walked).toEqual({ usesIndex: true, scans: false, sorts: false, examined: LIMIT });
    const whole = await explain(leaderboardPipeline(query), 'ledger', 'public_board');
    expect(whole).toMatchObject({ usesIndex: true, scans: false });
    expect(whole.examined).toBeLessThanOrEqual((LIMIT + 1) * 3);
  });

  test('finds the conflicts whose votes leave today without a scan', async () => {
    const plan = await explain(
      [{ $match: { todayOldest: { $exists: true, $lte: NOW + 20 } } }, { $sort: { todayOldest: 1 } }, { $limit: 10 }],
      'conflicts',
    );
    expect(plan).toEqual({ usesIndex: true, scans: false, sorts: false, examined: 10 });
  });

  test('counts a week of a conflict without a scan', async () => {
    const recent = (at: string) => [{ $match: { conflictId: 7, [at]: { $gt: NOW } } }, { $limit: 1_000 }];
    for (const plan of [await explain(recent('votedAt'), 'votes'), await explain(recent('sharedAt'), 'shares')]) {
      expect(plan).toMatchObject({ usesIndex: true, scans: false });
      expect(plan.examined).toBeLessThanOrEqual(1_000);
    }
  });

  test('walks a member’s alerts by index, and counts unread ones in another', async () => {
    const member = memberId('m-1');
    for (const after of [null, { at: NOW + 100, topic: 'revealed.101' }]) {
      const page = [
        { $match: alertsFilter(member, after) },
        { $sort: { at: -1, topic: -1 } },
        { $limit: LIMIT + 1 },
      ] satisfies PipelineStage[];
      const { examined, ...plan } = await explain(page, 'alerts', 'newest');
      expect(plan).toEqual(IN_ORDER);
      expect(examined).toBeGreaterThan(0);
      expect(examined).toBeLessThanOrEqual(LIMIT + 2);
    }
    const unread = await explain([{ $match: { recipient: member, isRead: false } }, { $count: 'n' }], 'alerts');
    expect(unread).toMatchObject({ usesIndex: true, scans: false });
    expect(unread.examined).toBeLessThanOrEqual(UNREAD);
  });

  test('walks a member’s followers, and whom a member follows, by index', async () => {
    for (const [which, sort, hint] of [
      [{ followingId: 'm-1', followerId: { $gt: 'm-2' } }, { followerId: 1 }, 'followers_by_id'],
      [{ followerId: 'm-1' }, { createdAt: -1, followingId: 1 }, 'latest'],
    ] as const) {
      const plan = await explain([{ $match: which }, { $sort: sort }, { $limit: LIMIT }], 'follows', hint);
      expect(plan).toEqual({ ...IN_ORDER, examined: LIMIT });
    }
  });

  test('finds a member’s browsers to notify by index', async () => {
    const plan = await explain(
      [{ $match: { memberId: 'm-1' } }, { $sort: { lastSeenAt: -1, _id: 1 } }],
      'push_subscriptions',
      'by_member',
    );
    expect(plan).toEqual({ usesIndex: true, scans: false, sorts: false, examined: PUSH_DEVICES_MAX });
  });

  test('makes the weekly mail without a scan', async () => {
    const ids = [1, 2, 3] as ConflictId[];
    const week = { author: memberId('m-1'), voter: voterOf('m-1'), since: NOW, until: NOW + 100 };
    const subscribers: PipelineStage[] = [
      { $match: { emailUpdates: true, emailVerified: true, _id: { $gt: 'm-1' } } },
      { $sort: { _id: 1 } },
      { $limit: 10 },
    ];
    for (const [pipeline, collection] of [
      [subscribers, 'users'],
      [votesOfWeek(ids, week), 'votes'],
      [commentsOfWeek(ids, week, 'author m-1'), 'comments'],
    ] as const) {
      const plan = await explain([...pipeline], collection);
      expect(plan).toMatchObject({ usesIndex: true, scans: false, ...(collection === 'users' && { sorts: false }) });
      expect(plan.examined).toBeLessThanOrEqual(100);
    }
  });
});

type Plan = {
  readonly usesIndex: boolean;
  readonly scans: boolean;
  readonly sorts: boolean;
  readonly examined: number;
};

const fill = async ({ connection }: Watched) => {
  const serials = Array.from({ length: LIST_SIZE }, (_, place) => place + 1);
  const categories = ['love', 'household', 'money', 'trust'] as const;
  const put = (name: string, documents: readonly object[]) => putAll(connection, name, documents);
  await put(
    'conflicts',
    serials.map((serial) => ({
      ...aConflict({
        category: categories[serial % 4]!,
        isActive: serial % 10 !== 3,
        todayVotes: serial % 3 ? 0 : serial % 7,
        totalVotes: 100 + (serial % 50),
        herVotes: serial % 25,
        hisVotes: 100 + (serial % 50) - (serial % 25),
        revealedAt: serial % 10 < 5 ? null : NOW,
        trendScore: serial % 4 === 2 ? null : serial % 20,
        endedAt: serial % 3 ? NOW : null,
      }),
      _id: serial,
      todayOldest: NOW + serial,
      revision: 0,
    })),
  );
  await put(
    'search_terms',
    serials.map((_id) => ({ _id, title: ['dishwasher'], all: ['dishwasher', ...(_id % 100 ? [] : ['rare'])] })),
  );
  await put(
    'votes',
    serials.map((serial) => ({
      _id: `${serial} fp-${serial}`,
      conflictId: serial,
      side: 'her',
      votedAt: spanStart('day', NOW) + serial * DAY,
      mailboxId: `fp-${serial}`,
      voterRef: voterOf(serial % 10 === 0 ? 'viewer' : `m-${serial % 7}`),
    })),
  );
  await put(
    'shares',
    serials.map((serial) => ({
      conflictId: serial % 10,
      channel: 'copy',
      sharer: `s-${serial}`,
      sharedAt: NOW + serial,
    })),
  );
  await put(
    'comments',
    serials.map((serial) => ({
      _id: `k-${serial}`,
      conflictId: serial <= 1_000 ? 1 : serial,
      authorId: `m-${serial % 100}`,
      content: 'Yes.',
      avatar: 'geometric',
      postedAt: NOW + serial,
      isVisible: true,
      place: serial,
    })),
  );
  await put(
    'follows',
    serials.flatMap((serial) => [
      { followerId: `m-${serial + 1}`, followingId: 'm-1', createdAt: NOW + serial },
      { followerId: 'm-1', followingId: `m-${serial + 1}`, createdAt: NOW + serial },
    ]),
  );
  await put(
    'users',
    serials.map((serial) => ({ _id: `m-${serial}`, email: `m-${serial}@example.org`, userNickname: `Nr ${serial}` })),
  );
  await put(
    'ledger',
    serials.flatMap((serial) =>
      [{ span: 'all', start: 0 } as const, { span: 'week', start: WEEK } as const].map((of) => ({
        ...NO_SCORE,
        ...of,
        _id: `m-${serial} ${of.span} ${of.start}`,
        memberId: `m-${serial}`,
        points: serial % 20,
        public: { ...NO_SCORE, points: serial % 20 },
      })),
    ),
  );
  await put(
    'alerts',
    serials.map((serial) => ({
      recipient: `m-${Math.ceil(serial / MAX_ALERTS)}`,
      topic: `revealed.${serial}`,
      subject: { type: 'revealed', conflictId: serial },
      count: 1,
      at: NOW + serial,
      isRead: serial % 10 > 0,
    })),
  );
  await put(
    'push_subscriptions',
    serials.map((serial) => ({
      _id: `push-${serial}`,
      memberId: `m-${Math.ceil(serial / PUSH_DEVICES_MAX)}`,
      lastSeenAt: NOW + (serial % 7),
    })),
  );
  await put(
    'ledger',
    serials.map((serial) => {
      const actor = actorOf(`m-${serial % 100}`);
      return { _id: `${actor} ${opIdOf(serial)}`, actor, opId: opIdOf(serial), request: '', made: null, appliedOn: 0 };
    }),
  );
};
