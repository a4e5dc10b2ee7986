import * as v from 'valibot';
import { DELETED_MEMBER } from '../conflicts/standing.rule.ts';
import { cursorAfter, type MemberId, type Timestamp, timeAgo, toIsoTime } from '../kernel/index.ts';
import type { Comment, CommentThread, CommentWithAuthor, ConflictHead, Side, ViewerVote } from '../model/index.ts';
import { GEOMETRIC_AVATAR_ID, SIDES } from '../model/index.ts';
import { maySeeSides } from '../voting/results-visibility.rule.ts';
import { commentIdOut, conflictIdOut, isoTime, listOf, view, wholeNumber } from '../wire/index.ts';
import {
  COMMENT_COLLAPSED_BY,
  commentCollapsedBy,
  DELETED_COMMENT,
  isCommentByAuthor,
  isDeletedComment,
} from './discussion.rule.ts';

const NAMELESS_MEMBER = 'Member';

const replyEntries = {
  id: commentIdOut,
  replyTo: v.nullable(commentIdOut),
  content: v.string(),
  userNickname: v.string(),
  avatar: v.string(),
  postedAt: isoTime,
  timeAgo: v.string(),
  /** The side that the comment's author voted for. Null while results are hidden. */
  side: v.nullable(v.picklist(SIDES)),
  helpfulCount: wholeNumber,
  isHelpful: v.nullable(v.boolean()),
  /** Null while results are hidden. */
  mindsChanged: v.nullable(wholeNumber),
  hasChangedMind: v.nullable(v.boolean()),
  /** False while results are hidden. */
  helpsBothSides: v.boolean(),
  isByAuthor: v.boolean(),
  isOwn: v.boolean(),
  isWaiting: v.boolean(),
  isDeleted: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COMMENT_COLLAPSED_BY)),
};

export const replyViewSchema = view(replyEntries);
export type ReplyView = v.InferOutput<typeof replyViewSchema>;

const commentEntries = {
  ...replyEntries,
  replies: listOf(replyViewSchema),
  /** The cursor for `GET /api/comments/{id}/replies`; null if there are no more replies. */
  repliesCursor: v.nullable(v.string()),
};

export const commentViewSchema = view(commentEntries);
export type CommentView = v.InferOutput<typeof commentViewSchema>;

export const linkedCommentSchema = view({ ...commentEntries, conflictId: conflictIdOut });
export type LinkedComment = v.InferOutput<typeof linkedCommentSchema>;

export type CommentContext = {
  readonly side: Side | null;
  readonly isHelpful: boolean | null;
  readonly hasChangedMind: boolean | null;
  readonly isMuted?: boolean;
};

export const NOT_READ: CommentContext = { side: null, isHelpful: null, hasChangedMind: null };

export const replyView = (
  comment: CommentWithAuthor,
  conflict: ConflictHead,
  viewerVote: ViewerVote | null,
  read: CommentContext,
  { viewer, now }: { readonly viewer: MemberId | null; readonly now: Timestamp },
): ReplyView => {
  const always = {
    id: comment.id,
    replyTo: comment.replyTo,
    postedAt: toIsoTime(comment.postedAt),
    timeAgo: timeAgo(comment.postedAt, now),
    helpfulCount: comment.helpfulCount,
    isHelpful: read.isHelpful,
    hasChangedMind: read.hasChangedMind,
  };
  if (isDeletedComment(comment)) return { ...always, ...DELETED };
  const isByAuthor = isCommentByAuthor(comment, conflict);
  const disguised = isByAuthor && conflict.anonymous;
  const showsSides = maySeeSides(conflict, viewerVote, viewer);
  const showsMarks = showsSides && read.isHelpful !== null;
  const collapsedBy = commentCollapsedBy(comment, read.isMuted === true);
  return {
    ...always,
    content: comment.content,
    userNickname: disguised ? conflict.userNickname : authorNameOf(comment),
    avatar: disguised ? conflict.userAvatarId : avatarOf(comment),
    // Hide the side, because it disappears with its voter's account, which would reveal whose pseudonym this is.
    side: showsSides && !disguised ? read.side : null,
    mindsChanged: showsMarks ? comment.mindsCount : null,
    helpsBothSides: showsMarks && comment.bridges && collapsedBy === null,
    isByAuthor,
    isOwn: comment.authorId !== null && comment.authorId === viewer,
    isWaiting: comment.waits,
    isDeleted: false,
    collapsedBy,
  };
};

export const commentView = (...args: Parameters<typeof replyView>): CommentView => ({
  ...replyView(...args),
  replies: [],
  repliesCursor: null,
});

export const threadView = (
  thread: CommentThread,
  conflict: ConflictHead,
  viewerVote: ViewerVote | null,
  contextOf: (comment: CommentWithAuthor) => CommentContext,
  context: Parameters<typeof replyView>[4],
): CommentView => ({
  ...replyView(thread, conflict, viewerVote, contextOf(thread), context),
  replies: thread.replies.map((reply) => replyView(reply, conflict, viewerVote, contextOf(reply), context)),
  repliesCursor: thread.hasMoreReplies ? commentCursor(thread.replies.at(-1)) : null,
});

export const commentCursor = (last: Pick<Comment, 'id' | 'postedAt'> | undefined): string | null =>
  last === undefined ? null : cursorAfter(last.postedAt, last.id);

const DELETED = {
  content: DELETED_COMMENT,
  userNickname: NAMELESS_MEMBER,
  avatar: GEOMETRIC_AVATAR_ID,
  side: null,
  mindsChanged: null,
  helpsBothSides: false,
  isByAuthor: false,
  isOwn: false,
  isWaiting: false,
  isDeleted: true,
  collapsedBy: null,
} as const;

/** Shows a neutral avatar for a deleted member, because the member's own avatar could still identify them. */
const avatarOf = (comment: CommentWithAuthor) => (comment.authorId === null ? GEOMETRIC_AVATAR_ID : comment.avatar);

const authorNameOf = (comment: CommentWithAuthor) => {
  if (comment.authorId === null) return DELETED_MEMBER;
  return comment.authorNickname ?? NAMELESS_MEMBER;
};
