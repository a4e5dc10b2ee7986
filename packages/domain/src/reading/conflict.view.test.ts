import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommentContext, commentView } from '../discussion/comment.view.ts';
import type { CommentId } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import type { CommentThread, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict, VoteHistory } from '../model/conflict.ts';
import { SIDES, type Side, type ViewerVote } from '../model/vote.ts';
import {
  AUTHOR,
  aComment,
  aConflict,
  aMember,
  cardOf,
  NOON,
  tally,
  toMemberId,
  VOTER,
} from '../test-support/records.ts';
import { ownVoteView } from '../voting/list-own-votes.ts';
import { resultsView } from '../voting/results.view.ts';
import { conflictDetailView, listedConflictView, type ViewContext } from './conflict.view.ts';

const DISGUISE = { userNickname: 'QuietFox', userAvatarId: 'emoji-1-1' };
const VISITOR: ViewContext = { viewer: null, now: NOON, trendingTop: [] };
const as = (viewer: ViewContext['viewer']): ViewContext => ({ ...VISITOR, viewer });
const voted = (side: Side): ViewerVote => ({ side, isReading: false });

const NOT_MARKED = { side: null, isHelpful: false, hasChangedMind: false };
const UNREAD = { side: null, isHelpful: null, hasChangedMind: null };

const threadOf = (comment: CommentWithAuthor): CommentThread => ({
  ...comment,
  replies: [{ ...comment, id: `reply to ${comment.id}` as CommentId, replyTo: comment.id }],
  hasMoreReplies: false,
});

const listed = (conflict: Conflict, context: ViewContext = VISITOR, vote: ViewerVote | null = null) =>
  listedConflictView(cardOf(conflict), vote, [], context);
const pageOf = (
  conflict: Conflict,
  vote: ViewerVote | null = null,
  comments: readonly CommentWithAuthor[] = [],
  context: ViewContext = VISITOR,
  read: CommentContext = UNREAD,
) => conflictDetailView(conflict, vote, comments.map(threadOf), 'cursor', () => read, context);

describe('results', () => {
  test('are hidden from viewers who have not voted, who see only the number of votes', () => {
    const view = Object.entries(resultsView(aConflict(tally(40, 23)), null));
    expect(Object.fromEntries(view.filter(([, value]) => value !== null))).toEqual({
      resultsVisible: false,
      isReadingFirst: false,
      totalVotes: 63,
      todayVotes: 0,
      votesUntilReveal: 37,
    });
  });

  test('are shown to a voter', () => {
    expect(resultsView(aConflict(tally(36, 27)), voted('his'))).toEqual({
      resultsVisible: true,
      isReadingFirst: false,
      totalVotes: 63,
      todayVotes: 0,
      votesUntilReveal: 37,
      revealedAt: null,
      herVotes: 36,
      hisVotes: 27,
      herPercentage: 57,
      hisPercentage: 43,
      range: { low: 45, high: 69 },
      winner: 'her',
      winnerText: 'Her Side wins by 14%',
      isTooClose: true,
      isPolarizing: true,
      polarization: 'High',
    });
  });

  test('are shown to everyone once they are public, a tie too', () => {
    expect(resultsView(aConflict({ ...tally(50, 50), revealedAt: NOON }), null)).toMatchObject({
      resultsVisible: true,
      votesUntilReveal: 0,
      revealedAt: '2026-07-01T00:00:00.000Z',
      winner: 'tie',
      winnerText: 'Perfect tie!',
    });
  });
});

const anyShare = fc.record({ herVotes: fc.nat(50), totalVotes: fc.nat(99) });
const [count, herVotes] = [fc.nat(99), fc.nat(99)];
const anyGuesses = fc.record({ count, herVotes, sum: fc.nat(9_900), squares: fc.nat(990_000) });

const shares = { blind: anyShare, since: anyShare, established: anyShare, others: anyShare };
const figures = { ...shares, guesses: anyGuesses };
const anyChanges = fc.record({ toHer: fc.nat(9), toHis: fc.nat(9) });

const anyHistory = fc.record({
  ...figures,
  excluded: fc.record({ votes: anyShare, ...figures }),
  history: fc.array(anyShare, { maxLength: 3 }),
  readFirst: fc.nat(99),
  afterReading: anyChanges,
  afterSeeing: anyChanges,
});

const hiddenPair = fc
  .record({
    totalVotes: fc.integer({ min: 0, max: 99 }),
    one: fc.nat(99),
    other: fc.nat(99),
    histories: fc.tuple(anyHistory, anyHistory),
    commentCount: fc.nat(20),
    anonymous: fc.boolean(),
  })
  .map(({ totalVotes, one, other, histories, ...same }) => {
    const split = (herVotes: number, history: VoteHistory): Conflict =>
      aConflict({
        ...same,
        ...tally(Math.min(herVotes, totalVotes), Math.max(0, totalVotes - herVotes)),
        trendScore: 400,
        todayVotes: totalVotes,
        history,
      });
    return [split(one, histories[0]), split(other, histories[1])] as const;
  });

test('a view without results does not depend on the split of hidden votes', () => {
  const aSide = fc.constantFrom<Side | null>(...SIDES, null);
  const viewer = fc.constantFrom(null, AUTHOR, VOTER, toMemberId('somebody'));
  const ownVote = fc.constantFrom<ViewerVote | null>(
    null,
    ...SIDES.map((side) => ({ side, isReading: true, guessed: { guess: 60, firstSide: side } })),
  );
  fc.assert(
    fc.property(hiddenPair, aSide, aSide, viewer, ownVote, ([one, other], oneSide, otherSide, who, own) => {
      const deleted = aComment({ authorId: null, authorNickname: null });
      const comments = [aComment(), aComment({ authorId: AUTHOR, authorNickname: 'Ana' }), deleted];
      const context = { ...as(who), trendingTop: [{ id: one.id, trendScore: 400 }] };
      const shown = (conflict: Conflict, side: Side | null) =>
        JSON.stringify([
          listedConflictView(cardOf(conflict), own, comments.slice(0, 2), context),
          pageOf(conflict, own, comments, context, { ...NOT_MARKED, side }),
          own && ownVoteView({ conflictId: conflict.id, votedAt: NOON, ...own, conflict }),
        ]);
      expect(shown(one, oneSide)).toBe(shown(other, otherSide));
    }),
    { numRuns: 500 },
  );
});

describe('a comment', () => {
  const shown = (
    comment: Partial<CommentWithAuthor> = {},
    conflict: Partial<Conflict> = {},
    { vote = null, marks = UNREAD, viewer = VISITOR }: Partial<Shown> = {},
  ) => commentView(aComment(comment), aConflict(conflict), vote, marks, viewer);
  type Shown = { readonly vote: ViewerVote | null; readonly marks: CommentContext; readonly viewer: ViewContext };
  const PUBLIC = { revealedAt: NOON };
  const VIEW = {
    id: aComment().id,
    replyTo: null,
    replies: [],
    repliesCursor: null,
    content: 'Take turns.',
    userNickname: 'Cleo',
    avatar: 'geometric',
    postedAt: '2026-07-01T11:55:00.000Z',
    timeAgo: '5 minutes ago',
    side: 'his',
    helpfulCount: 0,
    collapsedBy: null,
    isHelpful: true,
    mindsChanged: 0,
    hasChangedMind: true,
    helpsBothSides: false,
    isByAuthor: false,
    isOwn: false,
    isWaiting: false,
    isDeleted: false,
  };

  test('shows its author’s name and avatar, and their vote if results are visible', () => {
    const marks = { side: 'his', isHelpful: true, hasChangedMind: true } as const;
    expect(shown({}, PUBLIC, { marks })).toEqual(VIEW);
  });

  test.each([
    ['a member who has told no name yet', { authorNickname: null }, 'Member'],
    ['a deleted member', { authorId: null, authorNickname: null }, 'Deleted member'],
  ])('of %s has a name that says so', (_, comment, userNickname) => {
    expect(shown(comment)).toMatchObject({ userNickname, isByAuthor: false, isOwn: false });
  });

  test.each([
    ['', {}, 'Ana', 'woman-dark-black'],
    [', and the pseudonym', { anonymous: true, ...DISGUISE }, 'QuietFox', 'emoji-1-1'],
  ] as const)('by the conflict’s author has the Author badge%s', (_, conflict, userNickname, avatar) => {
    const comment = { authorId: AUTHOR, authorNickname: 'Ana', avatar: 'woman-dark-black' } as const;
    expect(shown(comment, conflict)).toMatchObject({ userNickname, avatar, isByAuthor: true });
  });

  test('under a pseudonym stays unchanged after its author’s account is deleted, and never shows a side', () => {
    const conflict = { anonymous: true, userNickname: 'QuietFox', ...PUBLIC };
    const comment = { authorId: AUTHOR, underPseudonym: true, authorNickname: null };
    const vote = voted('her');
    const before = shown(comment, conflict, { vote, marks: { ...NOT_MARKED, side: 'her' } });
    const [gone, left] = [
      { ...comment, authorId: null },
      { ...conflict, submittedBy: null },
    ];
    for (const [written, on] of [[gone, conflict] as const, [comment, left] as const, [gone, left] as const])
      expect(shown(written, on, { vote, marks: NOT_MARKED })).toEqual(before);
    expect(before).toMatchObject({ userNickname: 'QuietFox', isByAuthor: true, side: null });
  });

  test('shows neither author nor text after deletion', () => {
    const author = { authorId: AUTHOR, authorNickname: 'Ana', avatar: 'woman-dark-black' } as const;
    const deleted = { ...author, content: '', helpfulCount: 2 };
    const marks = { side: 'his', isHelpful: true, hasChangedMind: false } as const;
    for (const viewer of [VISITOR, as(AUTHOR)])
      expect(shown(deleted, PUBLIC, { marks, viewer })).toEqual({
        ...VIEW,
        content: 'This comment was deleted by its author.',
        userNickname: 'Member',
        side: null,
        helpfulCount: 2,
        mindsChanged: null,
        hasChangedMind: false,
        isDeleted: true,
      });
  });

  describe('that both sides found helpful and that changed minds', () => {
    const BRIDGING = { bridges: true, mindsCount: 3 };
    const said = (...args: Parameters<typeof shown>) => {
      const { helpsBothSides, mindsChanged } = shown(...args);
      return [helpsBothSides, mindsChanged];
    };

    test.each([
      ['a visitor before the reveal', {}, null, VISITOR, [false, null]],
      ['a visitor after it', PUBLIC, null, VISITOR, [true, 3]],
      ['a voter', {}, voted('her'), as(VOTER), [true, 3]],
      ['a voter who reads first', {}, { ...voted('her'), isReading: true }, as(VOTER), [false, null]],
      ['the conflict’s author before the reveal, even after voting', {}, voted('her'), as(AUTHOR), [false, null]],
      ['the conflict’s author after it', PUBLIC, null, as(AUTHOR), [true, 3]],
    ] as const)('says so to %s: %#', (_, conflict, vote, viewer, expected) => {
      expect(said(BRIDGING, conflict, { vote, marks: NOT_MARKED, viewer })).toEqual(expected);
    });

    test('says so in no list, and has no badge while it is collapsed', () => {
      expect(said(BRIDGING, PUBLIC)).toEqual([false, null]);
      for (const collapsed of [{ isHiddenByAuthor: true }, { review: 'collapsed' as const }])
        expect(said({ ...BRIDGING, ...collapsed }, PUBLIC, { marks: NOT_MARKED })).toEqual([false, 3]);
    });
  });

  test('is marked as one’s own for its author only', () => {
    const views = [VOTER, AUTHOR, null].map((viewer) => shown({}, {}, { viewer: as(viewer) }));
    expect(views.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
  });
});

describe('a conflict', () => {
  test('is marked as one’s own for its author only', () => {
    for (const anonymous of [true, false]) {
      const views = [AUTHOR, VOTER, null].map((viewer) => listed(aConflict({ anonymous }), as(viewer)));
      expect(views.map(({ isAuthor }) => isAuthor)).toEqual([true, false, false]);
    }
  });

  test('shows its viewer’s own vote', () => {
    expect(listed(aConflict(), as(VOTER), voted('her'))).toMatchObject({ hasUserVoted: true, userVoteSide: 'her' });
    expect(listed(aConflict(), as(VOTER))).toMatchObject({ hasUserVoted: false, userVoteSide: null });
  });

  test('is an excerpt in a list and complete on its page', () => {
    const conflict = aConflict({ hisSide: 'x'.repeat(121), herSide: 'y'.repeat(120) });
    expect(listed(conflict)).toMatchObject({ hisSide: `${'x'.repeat(120)}…`, herSide: 'y'.repeat(120) });
    expect(pageOf(conflict)).toMatchObject({ hisSide: 'x'.repeat(121), herSide: 'y'.repeat(120) });
  });

  test('has its badges', () => {
    const conflict = aConflict({ submittedAt: NOON - 24 * HOUR, commentCount: 11 });
    const trendingTop = [{ id: conflict.id, trendScore: 1_000 }];
    expect(listed(conflict, { ...VISITOR, trendingTop })).toMatchObject({
      isNew: false,
      isTrending: true,
      timeAgo: '1 day ago',
      discussionLevel: 'Very High',
      sideLabels: { her: 'Her side', his: 'His side' },
    });
  });

  test('shows only its day when anonymous, wherever its age appears', () => {
    const conflict = aConflict({ anonymous: true, submittedAt: NOON - 13 * HOUR });
    for (const view of [listed(conflict, as(AUTHOR)), pageOf(conflict)])
      expect(view).toMatchObject({ submittedAt: '2026-06-30T00:00:00.000Z', timeAgo: 'yesterday', isNew: false });
    const later = aConflict({ anonymous: true, submittedAt: NOON - 1 });
    expect(listed(later)).toMatchObject({
      submittedAt: '2026-07-01T00:00:00.000Z',
      timeAgo: 'today',
      isNew: true,
    });
  });

  test('has the newest two comments in a list, without sides, and a page of them on its page', () => {
    const comments = [1, 2, 3].map((n) => aComment({ id: `${n}` as CommentId }));
    const read = { ...NOT_MARKED, side: 'his' } as const;
    const view = pageOf(aConflict(tally(1, 0)), voted('her'), comments, as(VOTER), read);
    const sidesOf = (some: typeof view.comments) => some.map(({ id, side }) => `${id} ${side}`);
    expect(sidesOf(view.recentComments)).toEqual(['1 null', '2 null']);
    expect(sidesOf(view.comments)).toEqual(['1 his', '2 his', '3 his']);
    expect(view.commentsCursor).toBe('cursor');
  });
});

const PRIVATE = [
  ...['submittedBy', 'mailboxId', 'voterRef', 'authorId', 'memberId', 'email'],
  ...['userPronouns', 'partnerPronouns', 'trendScore', 'polarity'],
];
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

test.each([
  ['a visitor', null, null],
  ['a voter', VOTER, 'her'],
  ['the author', AUTHOR, 'his'],
] as const)('no view of a conflict tells %s what is the server’s, or who wrote it', (_, viewer, side) => {
  for (const anonymous of [true, false])
    for (const revealedAt of [null, NOON]) {
      const conflict = aConflict({ ...tally(60, 50), anonymous, revealedAt, ...DISGUISE });
      const comments = [aComment(), aComment({ authorId: AUTHOR, authorNickname: aMember().userNickname })];
      const views = [
        listedConflictView(cardOf(conflict), side && voted(side), comments, as(viewer)),
        pageOf(conflict, side && voted(side), comments, as(viewer), { ...NOT_MARKED, side: 'her' }),
      ];
      expect(keysOf(views).filter((key) => PRIVATE.includes(key))).toEqual([]);
      expect(JSON.stringify(views)).not.toContain(`"${AUTHOR}"`);
      expect(JSON.stringify(views).includes('"Ana"')).toBe(!anonymous);
    }
});
