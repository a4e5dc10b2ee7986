import * as v from 'valibot';
import { contentNoteText } from '../conflicts/content-notes.rule.ts';
import { isTrending, type TrendRank } from '../conflicts/ranking.rule.ts';
import {
  COLLAPSED_BY,
  collapsedBy,
  isNew,
  PAUSED_BY,
  pausedBy,
  shownNotes,
  shownTitle,
  sideLabelsOf,
} from '../conflicts/shown.rule.ts';
import type { CommentContext } from '../discussion/comment.view.ts';
import { commentView, commentViewSchema, NOT_READ, threadView } from '../discussion/comment.view.ts';
import { discussionLevel } from '../discussion/discussion.rule.ts';
import type { ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import { dayAgo, startOfDay, timeAgo, toIsoTime } from '../kernel/index.ts';
import type { CommentThread, CommentWithAuthor, Conflict, ConflictHead, ViewerVote } from '../model/index.ts';
import { CATEGORY_IDS, CONTENT_NOTES, SIDES, TAKEN_DOWN_BY } from '../model/index.ts';
import { resultsEntries, resultsView } from '../voting/results.view.ts';
import { maySeeSides } from '../voting/results-visibility.rule.ts';
import { voteHistoryEntries, voteHistoryView } from '../voting/vote-history.view.ts';
import { conflictIdOut, fieldsOf, isoTime, listOf, view, wholeNumber } from '../wire/index.ts';
import type { Accounts, ConflictCard, ListedConflict } from './reading.port.ts';

/** Fields that a view takes from the record unchanged. */
const storedEntries = {
  id: conflictIdOut,
  title: v.string(),
  category: v.picklist(CATEGORY_IDS),
  tags: listOf(v.string()),
  textVersion: wholeNumber,
  anonymous: v.boolean(),
  isActive: v.boolean(),
  takenDownBy: v.nullable(v.picklist(TAKEN_DOWN_BY)),
  isClosed: v.boolean(),
  allowsEmbed: v.boolean(),
  userNickname: v.string(),
  partnerNickname: v.string(),
  userAvatarId: v.string(),
  partnerAvatarId: v.string(),
  herFaceImageUrl: v.nullable(v.string()),
  hisFaceImageUrl: v.nullable(v.string()),
  authorSide: v.picklist(SIDES),
  commentCount: wholeNumber,
  updateCount: wholeNumber,
};

const conflictEntries = {
  ...storedEntries,
  hisSide: v.string(),
  herSide: v.string(),
  contentNotes: listOf(v.picklist(CONTENT_NOTES)),
  moderatorNotes: listOf(v.picklist(CONTENT_NOTES)),
  contentNote: v.nullable(v.string()),
  /** For an anonymous conflict, only the start of the UTC day. */
  submittedAt: isoTime,
  timeAgo: v.string(),
  isNew: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
  votingPaused: v.nullable(v.picklist(PAUSED_BY)),
  pauseLifted: v.boolean(),
  showsHelp: v.boolean(),
  sideLabels: view({ her: v.string(), his: v.string() }),
  isAuthor: v.boolean(),
  isTrending: v.boolean(),
  discussionLevel: v.picklist(['Very High', 'High', 'Medium', 'Low']),
  hasUserVoted: v.boolean(),
  userVoteSide: v.nullable(v.picklist(SIDES)),
  ...resultsEntries,
  recentComments: listOf(commentViewSchema),
};

/** In lists, `hisSide` and `herSide` are excerpts of up to 120 characters. */
export const conflictViewSchema = view(conflictEntries);
export type ConflictView = v.InferOutput<typeof conflictViewSchema>;

export const conflictDetailViewSchema = view({
  ...conflictEntries,
  ...voteHistoryEntries,
  comments: listOf(commentViewSchema),
  commentsCursor: v.nullable(v.string()),
  canSort: v.boolean(),
});
export type ConflictDetailView = v.InferOutput<typeof conflictDetailViewSchema>;

export type ViewContext = {
  readonly viewer: MemberId | null;
  readonly now: Timestamp;
  readonly trendingTop: readonly TrendRank[];
};

/** Leaves out a collapsed conflict's text unless the viewer is its author. */
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

export const wholeConflictViews = (
  rows: readonly ListedConflict[],
  accounts: ReadonlyMap<ConflictId, Accounts>,
  context: ViewContext,
): readonly ConflictView[] =>
  rows.flatMap(({ conflict, viewerVote, recentComments }) => {
    const whole = accounts.get(conflict.id);
    return whole === undefined ? [] : [conflictView(conflict, whole, viewerVote, recentComments, context)];
  });

export const conflictDetailView = (
  conflict: Conflict,
  viewerVote: ViewerVote | null,
  comments: readonly CommentThread[],
  commentsCursor: string | null,
  contextOf: (comment: CommentWithAuthor) => CommentContext,
  context: ViewContext,
): ConflictDetailView => ({
  ...conflictView(conflict, conflict, viewerVote, comments.slice(0, 2), context),
  ...voteHistoryView(conflict, viewerVote),
  comments: comments.map((thread) => threadView(thread, conflict, viewerVote, contextOf, context)),
  commentsCursor,
  canSort: canSort(conflict, viewerVote, context.viewer),
});

/** Only viewers who may see sides can sort, because the order of the comments would reveal sides. */
const canSort = (conflict: Conflict, viewerVote: ViewerVote | null, viewer: MemberId | null): boolean =>
  conflict.timesOrdered > 0 && conflict.commentCount >= SORTABLE_FROM && maySeeSides(conflict, viewerVote, viewer);

const SORTABLE_FROM = 5;

/** For an anonymous conflict, shows only the day, because the minute would point at members who were online. */
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
  ...fieldsOf(conflict, storedEntries),
  hisSide,
  herSide,
  contentNotes: shownNotes(conflict),
  contentNote: contentNoteText(shownNotes(conflict)),
  moderatorNotes: conflict.care.notes,
  ...sinceWhen(conflict, context.now),
  collapsedBy: collapsedBy(conflict.review),
  votingPaused: pausedBy(conflict),
  pauseLifted: conflict.care.authorPause === 'lifted',
  showsHelp: conflict.care.showsHelp || pausedBy(conflict) !== null,
  sideLabels: sideLabelsOf(conflict),
  isAuthor: context.viewer !== null && conflict.submittedBy === context.viewer,
  isTrending: isTrending(conflict.id, context.trendingTop, context.now),
  discussionLevel: discussionLevel(conflict.commentCount),
  hasUserVoted: viewerVote !== null,
  userVoteSide: viewerVote?.side ?? null,
  ...resultsView(conflict, viewerVote),
  recentComments: recentComments.map((comment) => commentView(comment, conflict, viewerVote, NOT_READ, context)),
});
