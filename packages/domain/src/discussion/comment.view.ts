import * as v from 'valibot';
import { DELETED_MEMBER } from '../conflicts/deleted-author.rule.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { timeAgo, toIsoTime } from '../kernel/time.ts';
import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { ConflictHead } from '../model/conflict.ts';
import { SIDES, type Side } from '../model/side.ts';
import type { ViewerVote } from '../model/vote.ts';
import { areResultsVisible } from '../voting/results-visibility.rule.ts';
import { commentIdOut, isoTime, view, wholeNumber } from '../wire/view.ts';
import { COMMENT_COLLAPSED_BY, commentCollapsedBy } from './collapsed-comment.rule.ts';
import { DELETED_COMMENT, isDeletedComment } from './discussion.rule.ts';

export const commentViewSchema = view({
  id: commentIdOut,
  content: v.string(),
  userNickname: v.string(),
  avatar: v.string(),
  postedAt: isoTime,
  timeAgo: v.string(),
  /** The side its author has voted for; null without a vote, while results are hidden, and in lists. */
  side: v.nullable(v.picklist(SIDES)),
  /** Members who have marked it as helpful. */
  helpfulCount: wholeNumber,
  /** Whether the viewer has; null in lists, where that is not read. */
  isHelpful: v.nullable(v.boolean()),
  /** Written by the author of the conflict. */
  isByAuthor: v.boolean(),
  /** Written by the viewer. */
  isOwn: v.boolean(),
  /** It waits until the author of the conflict or a moderator shows it, while voting rests. */
  isWaiting: v.boolean(),
  /** Its author took its words back; `content` says so. */
  isDeleted: v.boolean(),
  /** Who has collapsed it behind a notice that anybody may open; null while everybody sees it at once. */
  collapsedBy: v.nullable(v.picklist(COMMENT_COLLAPSED_BY)),
});

export type CommentView = v.InferOutput<typeof commentViewSchema>;

/**
 * What is read of a comment beside it: its author's present vote, and whether the viewer has marked it; null where it
 * is not read.
 */
export type CommentContext = {
  readonly side: Side | null;
  readonly isHelpful: boolean | null;
  /** Whether the viewer has muted who wrote it; missing where that is not read. */
  readonly isMuted?: boolean;
};

/** Nothing was read beside it. */
export const NOT_READ: CommentContext = { side: null, isHelpful: null };

/** @param read the author's side is shown only where the results are, and never under a pseudonym */
export const commentView = (
  comment: CommentWithAuthor,
  conflict: ConflictHead,
  viewerVote: ViewerVote | null,
  read: CommentContext,
  { viewer, now }: { readonly viewer: MemberId | null; readonly now: Timestamp },
): CommentView => {
  if (isDeletedComment(comment)) return deletedCommentView(comment, read, now);
  const isByAuthor = comment.underPseudonym || (comment.authorId !== null && comment.authorId === conflict.submittedBy);
  const disguised = isByAuthor && conflict.anonymous;
  // A vote goes from beside the comments of a deleted account. Under a pseudonym, anyone who watches for that would
  // learn whose account it was.
  // Who may hide comments is not told their sides before everybody is: hiding is blind to them.
  const mayHide = viewer !== null && viewer === conflict.submittedBy && conflict.revealedAt === null;
  const showsSide = !disguised && !mayHide && areResultsVisible(conflict, viewerVote);
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
    isWaiting: comment.waits,
    isDeleted: false,
    collapsedBy: commentCollapsedBy(comment, read.isMuted === true),
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
  isWaiting: false,
  isDeleted: true,
  collapsedBy: null,
});

const NAMELESS_MEMBER = 'Member';

/** Of a deleted member nothing is shown: an anonymous author's own avatar must not come to light by it. */
const avatarOf = (comment: CommentWithAuthor) => (comment.authorId === null ? GEOMETRIC_AVATAR_ID : comment.avatar);

const authorNameOf = (comment: CommentWithAuthor) => {
  if (comment.authorId === null) return DELETED_MEMBER;
  return comment.authorNickname ?? NAMELESS_MEMBER;
};
