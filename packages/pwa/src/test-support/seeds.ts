import type { CommentView } from '@twosides/domain/discussion';
import { commentView } from '@twosides/domain/discussion';
import { type CommentId, type ConflictId, HOUR, type MemberId, type OpId } from '@twosides/domain/kernel';
import {
  type Comment,
  type CommentThread,
  type Conflict,
  NO_CARE,
  NO_HISTORY,
  NO_UPDATES,
  type Side,
  type ViewerVote,
} from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import {
  type ConflictDetailView,
  conflictDetailView,
  excerptsOf,
  listedConflictView,
  type ProfileView,
} from '@twosides/domain/reading';
import type { StatementView } from '@twosides/domain/statements';
import { PUBLIC_RESULTS_THRESHOLD, resultsView, type VoteReceipt } from '@twosides/domain/voting';

const VIEWER = 'viewer' as MemberId;
const AUTHOR = 'author' as MemberId;
const NOW = Date.now();

export const ACCOUNTS = {
  hers: 'He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong.',
  his: 'Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering.',
};

export const aMember = (over: Partial<CurrentUserView> = {}): CurrentUserView => ({
  id: VIEWER,
  email: 'listens@example.org',
  firstName: null,
  profileImageUrl: null,
  userNickname: 'Listener',
  userPronouns: 'she/her',
  userAvatarId: null,
  partnerNickname: 'Ben',
  partnerPronouns: 'he/him',
  partnerAvatarId: null,
  relationshipLabel: null,
  bio: null,
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
  emailVerified: true,
  onboardingCompleted: true,
  createdAt: new Date(NOW).toISOString(),
  ...over,
});

export const aProfile = (over: Partial<ProfileView> = {}): ProfileView => ({
  id: 'a' as MemberId,
  userNickname: 'Fox',
  userPronouns: null,
  userAvatarId: 'geometric',
  partnerNickname: null,
  partnerAvatarId: null,
  bio: null,
  hasFeed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  isOwn: false,
  isFollowing: false,
  isMuted: false,
  isBlocked: false,
  followersCount: 0,
  followingCount: 0,
  conflictCount: 0,
  votedConflictCount: 0,
  points: { score: 0, streak: 0, achievements: [] },
  guessing: null,
  ...over,
});

export const aConflict = (over: Partial<Conflict> = {}): Conflict => ({
  id: 7 as ConflictId,
  title: 'Is it rude to hum while cooking?',
  hisSide: ACCOUNTS.his,
  herSide: ACCOUNTS.hers,
  category: 'household',
  tags: [],
  contentNotes: [],
  textVersion: 1,
  submittedAt: NOW - HOUR,
  anonymous: false,
  submittedBy: AUTHOR,
  authorSide: 'her',
  userNickname: 'Hummer',
  partnerNickname: 'Ben',
  userPronouns: 'she/her',
  partnerPronouns: 'he/him',
  userAvatarId: 'woman-light-brown',
  partnerAvatarId: 'man-light-brown',
  herFaceImageUrl: null,
  hisFaceImageUrl: null,
  isActive: true,
  takenDownBy: null,
  review: null,
  care: NO_CARE,
  isClosed: false,
  allowsEmbed: false,
  totalVotes: 0,
  herVotes: 0,
  hisVotes: 0,
  revealedAt: null,
  commentCount: 0,
  trendScore: null,
  polarity: null,
  todayVotes: 0,
  history: NO_HISTORY,
  timesOrdered: 0,
  ...NO_UPDATES,
  ...over,
});

export const aComment = (content: string, over: Partial<Comment> = {}): Comment => ({
  id: '01900000-0000-7000-8000-000000000001' as CommentId,
  conflictId: 7 as ConflictId,
  authorId: AUTHOR,
  underPseudonym: false,
  replyTo: null,
  content,
  avatar: 'woman-light-brown',
  postedAt: NOW - 60_000,
  isVisible: true,
  waits: false,
  review: null,
  isHiddenByAuthor: false,
  helpfulCount: 0,
  mindsCount: 0,
  bridges: false,
  ...over,
});

const CONTEXT = { viewer: VIEWER, now: NOW, trendingTop: [] };

type Voted = Side | ViewerVote | null;
const voteOf = (voted: Voted): ViewerVote | null =>
  typeof voted === 'string' ? { side: voted, isReading: false } : voted;

const threadsOf = (comments: readonly Comment[]): readonly CommentThread[] => {
  const named = comments.map((comment) => ({ ...comment, authorNickname: nameOf(comment) }));
  return named
    .filter(({ replyTo }) => replyTo === null)
    .map((comment) => ({
      ...comment,
      replies: named.filter(({ replyTo }) => replyTo === comment.id),
      hasMoreReplies: false,
    }));
};

export const pageOf = (
  conflict: Conflict,
  voted: Voted = null,
  comments: readonly Comment[] = [],
): ConflictDetailView =>
  conflictDetailView(
    { ...conflict, commentCount: comments.length },
    voteOf(voted),
    threadsOf(comments),
    null,
    () => ({ side: null, isHelpful: false, hasChangedMind: false }),
    CONTEXT,
  );

export const rowOf = (conflict: Conflict, voted: Voted = null) =>
  listedConflictView({ ...conflict, ...excerptsOf(conflict) }, voteOf(voted), [], CONTEXT);

const nameOf = ({ authorId }: Comment) => (authorId === VIEWER ? 'Listener' : 'Hummer');

export const ownComment = (conflict: Conflict, content: string, votedSide: Side | null = null): CommentView =>
  commentView(
    { ...aComment(content, { authorId: VIEWER, conflictId: conflict.id, postedAt: NOW }), authorNickname: 'Listener' },
    conflict,
    voteOf(votedSide),
    { side: votedSide, isHelpful: false, hasChangedMind: false },
    CONTEXT,
  );

export const votedOn = (conflict: Conflict, side: Side): Conflict => ({
  ...conflict,
  totalVotes: conflict.totalVotes + 1,
  todayVotes: conflict.todayVotes + 1,
  herVotes: conflict.herVotes + (side === 'her' ? 1 : 0),
  hisVotes: conflict.hisVotes + (side === 'his' ? 1 : 0),
});

export const receiptOf = (conflict: Conflict, side: Side, opId: OpId | null, isReading = false): VoteReceipt => ({
  ...resultsView(votedOn(conflict, side), { side, isReading }),
  isReveal: conflict.totalVotes + 1 === PUBLIC_RESULTS_THRESHOLD,
  opId,
  conflictId: conflict.id,
  userVoteSide: side,
});

export const aStatement = (over: Partial<StatementView> = {}): StatementView => ({
  id: 'a',
  at: '2026-06-10T12:00:00.000Z',
  verdict: 'remove',
  effect: 'removed',
  ground: 'identifies-someone',
  facts: 'The title gives a full name.',
  by: 'moderator',
  item: 'conflict',
  itemKey: 'conflict-7',
  conflictId: 7 as ConflictId,
  conflictTitle: 'Who hums?',
  text: null,
  laterEffect: null,
  reported: null,
  side: 'author',
  appeal: 'open',
  answer: null,
  suspension: null,
  notes: [],
  suspendedUntil: null,
  ...over,
});
