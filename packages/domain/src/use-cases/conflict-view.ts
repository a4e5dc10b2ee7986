import type { CommentView, ConflictDetailView, ConflictView, IsoTime, ResultsView } from '../contract/views.ts';
import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { MemberId, Timestamp } from '../model/ids.ts';
import type { Side } from '../model/side.ts';
import { DELETED_MEMBER } from '../rules/deleted-author.ts';
import { DELETED_COMMENT, isDeletedComment } from '../rules/deleted-comment.ts';
import { discussionLevel } from '../rules/discussion-level.ts';
import { EXCERPT_LENGTH, excerptOf } from '../rules/excerpt.ts';
import { isPolarizing, polarizationLevel } from '../rules/polarization.ts';
import { isTrending, type TrendRank } from '../rules/ranking.ts';
import { leadingSide, percentagesOf, winnerText } from '../rules/results.ts';
import { areResultsVisible, votesUntilReveal } from '../rules/results-visibility.ts';
import { sideLabelsOf } from '../rules/side-labels.ts';
import { dayAgo, isNew, startOfDay, timeAgo } from '../rules/time-ago.ts';

/** Who looks, at what moment, and the head of the trending list. */
export type ViewContext = {
  readonly viewer: MemberId | null;
  readonly now: Timestamp;
  readonly trendingTop: readonly TrendRank[];
};

export const toIsoTime = (at: Timestamp): IsoTime => new Date(at).toISOString();

/** The results as someone with this vote may see them. The only place that lets a split out. */
export const resultsView = (conflict: Conflict, viewerSide: Side | null): ResultsView => {
  const publicPart = {
    totalVotes: conflict.totalVotes,
    todayVotes: conflict.todayVotes,
    votesUntilReveal: conflict.revealedAt === null ? votesUntilReveal(conflict.totalVotes) : 0,
    revealedAt: conflict.revealedAt === null ? null : toIsoTime(conflict.revealedAt),
  };
  if (!areResultsVisible(conflict, viewerSide === null ? null : { side: viewerSide }))
    return { resultsVisible: false, ...publicPart, ...NO_RESULTS };
  return {
    resultsVisible: true,
    ...publicPart,
    herVotes: conflict.herVotes,
    hisVotes: conflict.hisVotes,
    ...percentagesOf(conflict),
    winner: leadingSide(conflict) ?? 'tie',
    winnerText: winnerText(conflict, sideLabelsOf(conflict)),
    isPolarizing: isPolarizing(conflict),
    polarization: polarizationLevel(conflict),
  };
};

const NO_RESULTS = {
  herVotes: null,
  hisVotes: null,
  herPercentage: null,
  hisPercentage: null,
  winner: null,
  winnerText: null,
  isPolarizing: null,
  polarization: null,
} as const;

/** A row of a list: both accounts as excerpts, recent comments without a side. */
export const listedConflictView = (
  conflict: Conflict,
  viewerSide: Side | null,
  recentComments: readonly CommentWithAuthor[],
  context: ViewContext,
): ConflictView => ({
  ...conflictView(conflict, viewerSide, recentComments, context),
  hisSide: excerptOf(conflict.hisSide, EXCERPT_LENGTH),
  herSide: excerptOf(conflict.herSide, EXCERPT_LENGTH),
});

/**
 * What is read of a comment beside it: its author's present vote, and whether the viewer has marked it; null where it
 * is not read.
 */
export type CommentContext = { readonly side: Side | null; readonly isHelpful: boolean | null };

const NOT_READ: CommentContext = { side: null, isHelpful: null };

/** @param contextOf what is read of a comment beside it */
export const conflictDetailView = (
  conflict: Conflict,
  viewerSide: Side | null,
  comments: readonly CommentWithAuthor[],
  commentsCursor: string | null,
  contextOf: (comment: CommentWithAuthor) => CommentContext,
  context: ViewContext,
): ConflictDetailView => ({
  ...conflictView(conflict, viewerSide, comments.slice(0, 2), context),
  comments: comments.map((comment) => commentView(comment, conflict, viewerSide, contextOf(comment), context)),
  commentsCursor,
});

/** @param read the author's side is shown only where the results are, and never under a pseudonym */
export const commentView = (
  comment: CommentWithAuthor,
  conflict: Conflict,
  viewerSide: Side | null,
  read: CommentContext,
  { viewer, now }: Pick<ViewContext, 'viewer' | 'now'>,
): CommentView => {
  if (isDeletedComment(comment)) return deletedCommentView(comment, read, now);
  const isByAuthor = comment.underPseudonym || (comment.authorId !== null && comment.authorId === conflict.submittedBy);
  const disguised = isByAuthor && conflict.anonymous;
  // A vote goes from beside the comments of a deleted account: under a pseudonym, who watches for that would learn whose
  // it was.
  const showsSide = !disguised && areResultsVisible(conflict, viewerSide === null ? null : { side: viewerSide });
  return {
    id: comment.id,
    content: comment.content,
    userNickname: disguised ? conflict.userNickname : authorNameOf(comment),
    avatar: disguised ? conflict.userAvatarId : avatarOf(comment),
    postedAt: toIsoTime(comment.postedAt),
    timeAgo: timeAgo(comment.postedAt, now),
    side: showsSide ? read.side : null,
    helpfulCount: comment.helpfulCount,
    isHelpful: read.isHelpful,
    isByAuthor,
    isOwn: comment.authorId !== null && comment.authorId === viewer,
    isDeleted: false,
  };
};

/** A place without words, and without anything of who wrote there. */
const deletedCommentView = (comment: CommentWithAuthor, read: CommentContext, now: Timestamp): CommentView => ({
  id: comment.id,
  content: DELETED_COMMENT,
  userNickname: NAMELESS_MEMBER,
  avatar: GEOMETRIC_AVATAR_ID,
  postedAt: toIsoTime(comment.postedAt),
  timeAgo: timeAgo(comment.postedAt, now),
  side: null,
  helpfulCount: comment.helpfulCount,
  isHelpful: read.isHelpful,
  isByAuthor: false,
  isOwn: false,
  isDeleted: true,
});

const NAMELESS_MEMBER = 'Member';

/** Of a deleted member nothing is shown: an anonymous author's own avatar must not come to light by it. */
const avatarOf = (comment: CommentWithAuthor) => (comment.authorId === null ? GEOMETRIC_AVATAR_ID : comment.avatar);

const authorNameOf = (comment: CommentWithAuthor) => {
  if (comment.authorId === null) return DELETED_MEMBER;
  return comment.authorNickname ?? NAMELESS_MEMBER;
};

/** Of an anonymous conflict the day alone: the minute would point at those who were online then. */
const sinceWhen = ({ anonymous, submittedAt }: Conflict, now: Timestamp) => {
  const shown = anonymous ? startOfDay(submittedAt) : submittedAt;
  return {
    submittedAt: toIsoTime(shown),
    timeAgo: anonymous ? dayAgo(shown, now) : timeAgo(shown, now),
    isNew: isNew(shown, now),
  };
};

const conflictView = (
  conflict: Conflict,
  viewerSide: Side | null,
  recentComments: readonly CommentWithAuthor[],
  context: ViewContext,
): ConflictView => ({
  id: conflict.id,
  title: conflict.title,
  hisSide: conflict.hisSide,
  herSide: conflict.herSide,
  category: conflict.category,
  tags: conflict.tags,
  textVersion: conflict.textVersion,
  anonymous: conflict.anonymous,
  ...sinceWhen(conflict, context.now),
  isActive: conflict.isActive,
  takenDownBy: conflict.takenDownBy,
  userNickname: conflict.userNickname,
  partnerNickname: conflict.partnerNickname,
  userAvatarId: conflict.userAvatarId,
  partnerAvatarId: conflict.partnerAvatarId,
  herFaceImageUrl: conflict.herFaceImageUrl,
  hisFaceImageUrl: conflict.hisFaceImageUrl,
  authorSide: conflict.authorSide,
  sideLabels: sideLabelsOf(conflict),
  isAuthor: context.viewer !== null && conflict.submittedBy === context.viewer,
  isTrending: isTrending(conflict.id, context.trendingTop, context.now),
  commentCount: conflict.commentCount,
  discussionLevel: discussionLevel(conflict.commentCount),
  hasUserVoted: viewerSide !== null,
  userVoteSide: viewerSide,
  ...resultsView(conflict, viewerSide),
  recentComments: recentComments.map((comment) => commentView(comment, conflict, viewerSide, NOT_READ, context)),
});
