import * as v from 'valibot';
import { COLLAPSED_BY, collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { contentNoteText } from '../conflicts/content-notes.rule.ts';
import { isNew } from '../conflicts/is-new.rule.ts';
import { isTrending, type TrendRank } from '../conflicts/ranking.rule.ts';
import { PAUSED_BY, pausedBy, shownNotes } from '../conflicts/rest.rule.ts';
import { sideLabelsOf } from '../conflicts/side-labels.rule.ts';
import { type CommentContext, commentView, commentViewSchema, NOT_READ } from '../discussion/comment.view.ts';
import { discussionLevel } from '../discussion/discussion.rule.ts';
import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { dayAgo, startOfDay, timeAgo, toIsoTime } from '../kernel/time.ts';
import { CATEGORY_IDS, CONTENT_NOTES } from '../model/category.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import { TAKEN_DOWN_BY } from '../model/report.ts';
import { SIDES } from '../model/side.ts';
import type { ViewerVote } from '../model/vote.ts';
import { resultsEntries, resultsView } from '../voting/results.view.ts';
import { voteHistoryEntries, voteHistoryView } from '../voting/vote-history.view.ts';
import { conflictIdOut, isoTime, listOf, view, wholeNumber } from '../wire/view.ts';
import type { Accounts, ConflictCard, ListedConflict } from './conflict-reader.port.ts';

const conflictEntries = {
  id: conflictIdOut,
  title: v.string(),
  hisSide: v.string(),
  herSide: v.string(),
  category: v.picklist(CATEGORY_IDS),
  tags: listOf(v.string()),
  contentNotes: listOf(v.picklist(CONTENT_NOTES)),
  /** Those of them that a moderator has added. */
  moderatorNotes: listOf(v.picklist(CONTENT_NOTES)),
  /** The same in words, behind which its excerpts collapse; null without any. */
  contentNote: v.nullable(v.string()),
  /**
   * Goes with a vote, so that it is about the words that were read. Above 1 they were edited, before anybody voted or
   * commented.
   */
  textVersion: wholeNumber,
  anonymous: v.boolean(),
  /** Of an anonymous conflict the day alone, as its beginning in UTC; `timeAgo` and `isNew` follow it. */
  submittedAt: isoTime,
  timeAgo: v.string(),
  isNew: v.boolean(),
  isActive: v.boolean(),
  /** Why it is not on the site, for its author; null while it is. */
  takenDownBy: v.nullable(v.picklist(TAKEN_DOWN_BY)),
  /** Who has collapsed it behind a notice that anybody may open; null while everybody sees it at once. */
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
  /** Who lets voting rest on it; null while people vote. */
  votingPaused: v.nullable(v.picklist(PAUSED_BY)),
  /** Whether its author has let it rest before, and can't any more. */
  pauseLifted: v.boolean(),
  /** Whether help is offered beside it: where voting rests, or established members have reported danger. */
  showsHelp: v.boolean(),
  /** Whether its author has closed the discussion. */
  isClosed: v.boolean(),
  /** Whether its author lets other sites show it. */
  allowsEmbed: v.boolean(),
  userNickname: v.string(),
  partnerNickname: v.string(),
  userAvatarId: v.string(),
  partnerAvatarId: v.string(),
  herFaceImageUrl: v.nullable(v.string()),
  hisFaceImageUrl: v.nullable(v.string()),
  authorSide: v.picklist(SIDES),
  sideLabels: view({ her: v.string(), his: v.string() }),
  /** Whether the viewer is its author; false for everyone else, so that an anonymous author stays unknown. */
  isAuthor: v.boolean(),
  isTrending: v.boolean(),
  commentCount: wholeNumber,
  /** How often its author has told how it went on. */
  updateCount: wholeNumber,
  discussionLevel: v.picklist(['Very High', 'High', 'Medium', 'Low']),
  hasUserVoted: v.boolean(),
  userVoteSide: v.nullable(v.picklist(SIDES)),
  ...resultsEntries,
  /** The newest two. */
  recentComments: listOf(commentViewSchema),
};

/** A conflict as one viewer may see it. In lists both accounts are excerpts of 120 characters. */
export const conflictViewSchema = view(conflictEntries);
export type ConflictView = v.InferOutput<typeof conflictViewSchema>;

export const conflictDetailViewSchema = view({
  ...conflictEntries,
  ...voteHistoryEntries,
  /** The newest twenty, newest first. */
  comments: listOf(commentViewSchema),
  /** For `GET /api/conflicts/{id}/comments?cursor=`; null when there are no more. */
  commentsCursor: v.nullable(v.string()),
});
export type ConflictDetailView = v.InferOutput<typeof conflictDetailViewSchema>;

/** Who looks, at what moment, and the head of the trending list. */
export type ViewContext = {
  readonly viewer: MemberId | null;
  readonly now: Timestamp;
  readonly trendingTop: readonly TrendRank[];
};

/**
 * A row of a list: both accounts as excerpts, recent comments without a side. Of a collapsed one nobody but its author
 * reads a word before it is opened, on its own page.
 */
export const listedConflictView = (
  conflict: ConflictCard,
  viewerVote: ViewerVote | null,
  recentComments: readonly CommentWithAuthor[],
  context: ViewContext,
): ConflictView => {
  const by = collapsedBy(conflict.review);
  const isAuthor = context.viewer !== null && conflict.submittedBy === context.viewer;
  if (by !== null && !isAuthor) {
    const closed = { ...conflict, title: shownTitle({ title: conflict.title, collapsedBy: by }), tags: [] };
    return conflictView(closed, { hisSide: '', herSide: '' }, viewerVote, [], context);
  }
  const excerpts = { hisSide: conflict.hisExcerpt, herSide: conflict.herExcerpt };
  return conflictView(conflict, excerpts, viewerVote, recentComments, context);
};

/** Rows of a list with their whole accounts; without those that have none any more. */
export const wholeConflictViews = (
  rows: readonly ListedConflict[],
  accounts: ReadonlyMap<ConflictId, Accounts>,
  context: ViewContext,
): readonly ConflictView[] =>
  rows.flatMap(({ conflict, viewerVote, recentComments }) => {
    const whole = accounts.get(conflict.id);
    return whole === undefined ? [] : [conflictView(conflict, whole, viewerVote, recentComments, context)];
  });

/** @param contextOf what is read of a comment beside it */
export const conflictDetailView = (
  conflict: Conflict,
  viewerVote: ViewerVote | null,
  comments: readonly CommentWithAuthor[],
  commentsCursor: string | null,
  contextOf: (comment: CommentWithAuthor) => CommentContext,
  context: ViewContext,
): ConflictDetailView => ({
  ...conflictView(conflict, conflict, viewerVote, comments.slice(0, 2), context),
  ...voteHistoryView(conflict, viewerVote),
  comments: comments.map((comment) => commentView(comment, conflict, viewerVote, contextOf(comment), context)),
  commentsCursor,
});

/** Of an anonymous conflict the day alone: the minute would point at those who were online then. */
const sinceWhen = ({ anonymous, submittedAt }: ConflictHead, now: Timestamp) => {
  const shown = anonymous ? startOfDay(submittedAt) : submittedAt;
  return {
    submittedAt: toIsoTime(shown),
    timeAgo: anonymous ? dayAgo(shown, now) : timeAgo(shown, now),
    isNew: isNew(shown, now),
  };
};

const conflictView = (
  conflict: ConflictHead,
  { hisSide, herSide }: Accounts,
  viewerVote: ViewerVote | null,
  recentComments: readonly CommentWithAuthor[],
  context: ViewContext,
): ConflictView => ({
  id: conflict.id,
  title: conflict.title,
  hisSide,
  herSide,
  category: conflict.category,
  tags: conflict.tags,
  contentNotes: shownNotes(conflict),
  contentNote: contentNoteText(shownNotes(conflict)),
  moderatorNotes: conflict.care.notes,
  textVersion: conflict.textVersion,
  anonymous: conflict.anonymous,
  ...sinceWhen(conflict, context.now),
  isActive: conflict.isActive,
  takenDownBy: conflict.takenDownBy,
  collapsedBy: collapsedBy(conflict.review),
  votingPaused: pausedBy(conflict),
  pauseLifted: conflict.care.authorPause === 'lifted',
  showsHelp: conflict.care.showsHelp || pausedBy(conflict) !== null,
  isClosed: conflict.isClosed,
  allowsEmbed: conflict.allowsEmbed,
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
  updateCount: conflict.updateCount,
  discussionLevel: discussionLevel(conflict.commentCount),
  hasUserVoted: viewerVote !== null,
  userVoteSide: viewerVote?.side ?? null,
  ...resultsView(conflict, viewerVote),
  recentComments: recentComments.map((comment) => commentView(comment, conflict, viewerVote, NOT_READ, context)),
});
