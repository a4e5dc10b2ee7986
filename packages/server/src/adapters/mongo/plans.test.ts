import { MAX_ALERTS } from '@twosides/domain/alerts';
import { type CommentId, type ConflictId, DAY, type MailboxKey, type MemberId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';
import { NO_SCORE, spanStart } from '@twosides/domain/points';
import { PUSH_DEVICES_MAX } from '@twosides/domain/push';
import type { ListName, ListPosition } from '@twosides/domain/reading';
import { VOTES_LOOKED_AT } from '@twosides/domain/voting';
import type { PipelineStage } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aConflict, actorOf, memberId, NOW, opIdOf, SECRETS, voterOf } from '../behaviour/builders.ts';
import { LIST_SIZE } from '../behaviour/reading/long-lists.suite.ts';
import { alertsFilter } from './alerts/alert-store.ts';
import { commentsOfWeek, votesOfWeek } from './alerts/digest-store.ts';
import { bridgingPipeline, commentPipeline } from './discussion/comment-pipeline.ts';
import { describeMongo, openWatched, putAll, useDatabases, type Watched } from './kernel/test-database.ts';
import { groupsPipeline } from './moderation/exclusion-store.ts';
import { leaderboardPipeline } from './points/points-store.ts';
import { besidePipeline } from './reading/conflict-reader.ts';
import { addressPipeline, authorPipeline, indexOfList, listPipeline, walk } from './reading/list-pipeline.ts';
import { MATCHES_MAX, matchPipeline } from './reading/search-store.ts';
import { timesToReveal } from './reading/stats-store.ts';
import { HELPED } from './updates/update-store.ts';
import { commentStatePipeline, voteStatePipeline } from './voting/load-states.ts';

const MIDDLE_ID = LIST_SIZE / 2;
const BY_INDEX = { usesIndex: true, scans: false };
const IN_ORDER = { ...BY_INDEX, sorts: false };
const FIRST = 1 as ConflictId;
const M1 = memberId('m-1');
const LIMIT = 10;
const UNREAD = MAX_ALERTS / 10;
const WEEK = spanStart('week', NOW);
const BOARD = { span: 'week', start: WEEK, limit: LIMIT, viewer: memberId('m-7') } as const;
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
    const index = indexOfList({ list, category });
    const { examined, ...plan } = await explain(walk(list, category, after, LIMIT + 1), 'conflicts', index);
    expect(plan).toEqual(IN_ORDER);
    expect(examined).toBeGreaterThan(0);
    expect(examined).toBeLessThanOrEqual(LIMIT + 1);

    const query = { list, category, after, limit: LIMIT, viewer: voterOf('viewer') };
    const page = await explain(listPipeline(query), 'conflicts', index);
    expect(page).toMatchObject(BY_INDEX);
    const rows = list === 'polarizing' ? 2 * (LIMIT + 1) : LIMIT + 1;
    expect(page.examined).toBeLessThanOrEqual(rows * 6 + 10 + (list === 'polarizing' ? 400 : 0));
  });

  test.for(
    (['public', 'own'] as const).flatMap((scope) => [null, MIDDLE_ID as ConflictId].map((after) => ({ scope, after }))),
  )('walks the index of an author’s conflicts ($scope, after $after)', async ({ scope, after }) => {
    const author = aConflict().submittedBy as MemberId;
    const query = { author, scope, after, viewer: null, limit: LIMIT };
    const plan = await explain(authorPipeline(query, 'a key'), 'conflicts', scope);
    expect(plan).toMatchObject(BY_INDEX);
    expect(plan.examined).toBeGreaterThan(LIMIT);
    if (scope === 'public') expect(plan.examined).toBeLessThanOrEqual((LIMIT + 1) * 5 + 10);
  });

  const COMMENT = 'k-500' as CommentId;
  const subscribed = { emailUpdates: true, emailVerified: true, _id: { $gt: 'm-1' } };
  const alertsAfter = (after: Parameters<typeof alertsFilter>[1]): PipelineStage[] => [
    { $match: alertsFilter(M1, after) },
    { $sort: { at: -1, topic: -1 } },
    { $limit: LIMIT + 1 },
  ];
  test.each<[what: string, pipeline: PipelineStage[], collection: string, most: number, index?: string]>([
    ['the "votes helped" count', HELPED, 'conflicts', LIST_SIZE, 'helped'],
    [
      'stories',
      [
        { $match: { forStories: true, text: { $gt: '' }, notifiedAt: { $gte: 0 } } },
        { $sort: { notifiedAt: -1, _id: -1 } },
        { $limit: LIMIT },
      ],
      'updates',
      LIMIT,
      'stories',
    ],
    [
      'a member’s guesses',
      [{ $match: { voterRef: voterOf('m-1'), guess: { $gte: 0 } } }, { $sort: { conflictId: -1 } }, { $limit: LIMIT }],
      'votes',
      LIMIT,
      'guesses',
    ],
    ['the latest times to the 100th vote', timesToReveal(LIMIT), 'conflicts', LIMIT],
    ['conflict addresses', addressPipeline(null, LIMIT), 'conflicts', LIMIT, 'newest'],
    ['conflict addresses from the middle', addressPipeline(MIDDLE_ID, LIMIT), 'conflicts', LIMIT, 'newest'],
    ['comments', commentPipeline(FIRST, null, LIMIT).slice(0, 3), 'comments', LIMIT + 1],
    [
      'comments from the middle',
      commentPipeline(FIRST, { postedAt: NOW + 500, id: COMMENT }, LIMIT).slice(0, 3),
      'comments',
      LIMIT + 1,
    ],
    ['the bridging order', bridgingPipeline(FIRST, null, LIMIT).slice(0, 3), 'comments', LIMIT + 1, 'placed'],
    [
      'the bridging order from the middle',
      bridgingPipeline(FIRST, { place: 500, id: COMMENT }, LIMIT).slice(0, 3),
      'comments',
      LIMIT + 1,
      'placed',
    ],
    [
      'conflicts whose votes leave today',
      [
        { $match: { todayOldest: { $exists: true, $lte: NOW + 20 } } },
        { $sort: { todayOldest: 1 } },
        { $limit: LIMIT },
      ],
      'conflicts',
      LIMIT,
    ],
    ['alerts', alertsAfter(null), 'alerts', LIMIT + 2, 'newest'],
    ['alerts from the middle', alertsAfter({ at: NOW + 100, topic: 'revealed.101' }), 'alerts', LIMIT + 2, 'newest'],
    ['unread alerts', [{ $match: { recipient: M1, isRead: false } }, { $count: 'n' }], 'alerts', UNREAD],
    [
      'a member’s followers',
      [{ $match: { followingId: M1, followerId: { $gt: 'm-2' } } }, { $sort: { followerId: 1 } }, { $limit: LIMIT }],
      'follows',
      LIMIT,
      'followers_by_id',
    ],
    [
      'whom a member follows',
      [{ $match: { followerId: M1 } }, { $sort: { createdAt: -1, followingId: 1 } }, { $limit: LIMIT }],
      'follows',
      LIMIT,
      'latest',
    ],
    [
      'a member’s browsers to notify',
      [{ $match: { memberId: M1 } }, { $sort: { lastSeenAt: -1, _id: 1 } }],
      'push_subscriptions',
      PUSH_DEVICES_MAX,
      'by_member',
    ],
    [
      'the top of a leaderboard',
      [...leaderboardPipeline(BOARD).slice(0, 2), { $limit: LIMIT }],
      'ledger',
      LIMIT,
      'public_board',
    ],
    [
      'subscribers of the weekly mail',
      [{ $match: subscribed }, { $sort: { _id: 1 } }, { $limit: LIMIT }],
      'users',
      LIMIT,
    ],
  ])('walks an index for %s', async (_, pipeline, collection, most, index) => {
    const { examined, ...plan } = await explain(pipeline, collection, index);
    expect(plan).toEqual(IN_ORDER);
    expect(examined).toBeLessThanOrEqual(most);
  });

  const week = { author: M1, voter: voterOf('m-1'), since: NOW, until: NOW + 100 };
  const recent = (at: string): PipelineStage[] => [
    { $match: { conflictId: 7, [at]: { $gt: NOW } } },
    { $limit: 1_000 },
  ];
  test.each<[what: string, pipeline: PipelineStage[], collection: string, most: number, index?: string]>([
    ['votes by network', groupsPipeline(MIDDLE_ID as ConflictId, LIMIT), 'votes', 0, 'of_network'],
    ['a leaderboard and its members', leaderboardPipeline(BOARD), 'ledger', (LIMIT + 1) * 3, 'public_board'],
    ['a week’s votes', recent('votedAt'), 'votes', 1_000],
    ['a week’s shares', recent('sharedAt'), 'shares', 1_000],
    ['votes for the weekly mail', [...votesOfWeek([FIRST], week)], 'votes', 100],
    ['comments for the weekly mail', [...commentsOfWeek([FIRST], week, 'author m-1')], 'comments', 100],
  ])('finds %s by index', async (_, pipeline, collection, most, index) => {
    const plan = await explain(pipeline, collection, index);
    expect(plan).toMatchObject(BY_INDEX);
    expect(plan.examined).toBeLessThanOrEqual(most);
  });

  test.for([
    { word: 'dishwasher', isWhole: true },
    { word: 'dishw', isWhole: false },
  ])('reads a thousand conflicts with a search’s rarest term: $word', async (rarest) => {
    const plan = await explain(matchPipeline(rarest, [{ word: 'rare', isWhole: true }], 20), 'search_terms', 'found');
    expect(plan).toMatchObject({ ...BY_INDEX, examined: MATCHES_MAX });
  });

  test('finds comments’ sides and marks without a scan', async () => {
    const comments = Array.from({ length: 20 }, (_, serial) => `k-${serial}` as CommentId);
    const voters = ['m-1', 'm-2'].map(voterOf);
    const plan = await explain(besidePipeline(7 as ConflictId, { voters, comments, marker: voterOf('m-1') }), 'votes');
    expect(plan).toMatchObject(IN_ORDER);
    expect(plan.examined).toBeLessThanOrEqual(voters.length + comments.length);
  });

  const KNOWN = 'key' as MailboxKey;
  const key = { memberId: M1, actor: actorOf('m-1'), voterRef: voterOf('m-1'), opId: opIdOf(1), conflictId: FIRST };
  test.each([
    ['a vote', voteStatePipeline(SECRETS, key, KNOWN), VOTES_LOOKED_AT + 6],
    ['a comment', commentStatePipeline(SECRETS, { ...key, replyTo: 'k-2' as CommentId }, KNOWN), 8],
  ])('finds what the decision on %s needs without a scan', async (_, pipeline, most) => {
    const plan = await explain(pipeline);
    expect(plan).toMatchObject(IN_ORDER);
    expect(plan.examined).toBeLessThanOrEqual(most);
  });
});

type Plan = {
  readonly usesIndex: boolean;
  readonly scans: boolean;
  readonly sorts: boolean;
  readonly examined: number;
};

const CATEGORIES_IN_USE = ['love', 'household', 'money', 'trust'] as const;

const DOCUMENTS: Readonly<Record<string, (serial: number) => object | readonly object[]>> = {
  conflicts: (serial) => ({
    ...aConflict({
      category: CATEGORIES_IN_USE[serial % 4] ?? 'love',
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
  }),
  search_terms: (_id) => ({ _id, title: ['dishwasher'], all: ['dishwasher', ...(_id % 100 ? [] : ['rare'])] }),
  votes: (serial) => ({
    _id: `${serial} mailbox-${serial}`,
    conflictId: serial,
    side: 'her',
    votedAt: spanStart('day', NOW) + serial * DAY,
    mailboxId: `mailbox-${serial}`,
    voterRef: voterOf(serial % 10 === 0 ? 'viewer' : `m-${serial % 7}`),
  }),
  shares: (serial) => ({ conflictId: serial % 10, channel: 'copy', sharer: `s-${serial}`, sharedAt: NOW + serial }),
  comments: (serial) => ({
    _id: `k-${serial}`,
    conflictId: serial <= 1_000 ? 1 : serial,
    authorId: `m-${serial % 100}`,
    content: 'Yes.',
    avatar: 'geometric',
    postedAt: NOW + serial,
    isVisible: true,
    place: serial,
  }),
  follows: (serial) => [
    { followerId: `m-${serial + 1}`, followingId: 'm-1', createdAt: NOW + serial },
    { followerId: 'm-1', followingId: `m-${serial + 1}`, createdAt: NOW + serial },
  ],
  users: (serial) => ({ _id: `m-${serial}`, email: `m-${serial}@example.org`, userNickname: `Nr ${serial}` }),
  ledger: (serial) => {
    const actor = actorOf(`m-${serial % 100}`);
    const opId = opIdOf(serial);
    const scores = [{ span: 'all', start: 0 } as const, { span: 'week', start: WEEK } as const].map((of) => ({
      ...NO_SCORE,
      ...of,
      _id: `m-${serial} ${of.span} ${of.start}`,
      memberId: `m-${serial}`,
      points: serial % 20,
      public: { ...NO_SCORE, points: serial % 20 },
    }));
    return [...scores, { _id: `${actor} ${opId}`, actor, opId, request: '', made: null, appliedOn: 0 }];
  },
  alerts: (serial) => ({
    recipient: `m-${Math.ceil(serial / MAX_ALERTS)}`,
    topic: `revealed.${serial}`,
    subject: { type: 'revealed', conflictId: serial },
    count: 1,
    at: NOW + serial,
    isRead: serial % 10 > 0,
  }),
  push_subscriptions: (serial) => ({
    _id: `push-${serial}`,
    memberId: `m-${Math.ceil(serial / PUSH_DEVICES_MAX)}`,
    lastSeenAt: NOW + (serial % 7),
  }),
};

const fill = async ({ connection }: Watched) => {
  const serials = Array.from({ length: LIST_SIZE }, (_, place) => place + 1);
  for (const [name, documentsAt] of Object.entries(DOCUMENTS))
    await putAll(connection, name, serials.flatMap(documentsAt));
};
