import { COLLAPSED_BY, COLLAPSED_NOTICES, collapsedBy } from '../conflicts/shown.rule.ts';
import type { Comment, Conflict } from '../model/index.ts';

export const DELETED_COMMENT = 'This comment was deleted by its author.';

/** Only a deleted comment has no text. */
export const isDeletedComment = ({ content }: Pick<Comment, 'content'>): boolean => content === '';

export const isCommentByAuthor = (
  { authorId, underPseudonym }: Pick<Comment, 'authorId' | 'underPseudonym'>,
  { submittedBy }: Pick<Conflict, 'submittedBy'>,
): boolean => underPseudonym || (authorId !== null && authorId === submittedBy);

export const withoutWords = (comment: Comment, hasReplies: boolean): Comment => ({
  ...comment,
  content: '',
  isVisible: comment.isVisible && (comment.helpfulCount > 0 || hasReplies),
});

export type DiscussionLevel = 'Very High' | 'High' | 'Medium' | 'Low';

export const discussionLevel = (commentCount: number): DiscussionLevel => {
  if (commentCount > 10) return 'Very High';
  if (commentCount > 5) return 'High';
  return commentCount > 2 ? 'Medium' : 'Low';
};

/** `author`: the conflict's author hid the comment. `viewer`: the viewer muted the comment's author. */
export const COMMENT_COLLAPSED_BY = [...COLLAPSED_BY, 'author', 'viewer'] as const;

export type CommentCollapsedBy = (typeof COMMENT_COLLAPSED_BY)[number];

export const commentCollapsedBy = (
  { review, isHiddenByAuthor, underPseudonym }: Pick<Comment, 'review' | 'isHiddenByAuthor' | 'underPseudonym'>,
  isMuted: boolean,
): CommentCollapsedBy | null => {
  const byOthers = collapsedBy(review) ?? (isHiddenByAuthor ? 'author' : null);
  // Collapsing a muted member's comment under a pseudonym would tell the viewer who wrote it.
  return byOthers ?? (isMuted && !underPseudonym ? 'viewer' : null);
};

export const COLLAPSED_COMMENT_NOTICES: Readonly<Record<CommentCollapsedBy, string>> = {
  ...COLLAPSED_NOTICES,
  author: 'Hidden by the author.',
  viewer: 'From someone you muted.',
};
