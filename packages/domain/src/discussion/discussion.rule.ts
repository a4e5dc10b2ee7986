import type { Comment } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';

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
