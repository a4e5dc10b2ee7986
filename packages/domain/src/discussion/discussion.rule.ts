import type { Comment } from '../model/comment.ts';

/** What stands where a comment's words were, if its place is kept. */
export const DELETED_COMMENT = 'This comment was deleted by its author.';

/** A comment always has words; the one without them was deleted by its author. */
export const isDeletedComment = ({ content }: Pick<Comment, 'content'>): boolean => content === '';

/**
 * A comment without its words. Its place stays for the public where others found it helpful; what was hidden stays
 * hidden.
 */
export const withoutWords = (comment: Comment): Comment => ({
  ...comment,
  content: '',
  isVisible: comment.isVisible && comment.helpfulCount > 0,
});

export type DiscussionLevel = 'Very High' | 'High' | 'Medium' | 'Low';

/** By the number of comments: more than 10, more than 5, more than 2, else Low. */
export const discussionLevel = (commentCount: number): DiscussionLevel => {
  if (commentCount > 10) return 'Very High';
  if (commentCount > 5) return 'High';
  return commentCount > 2 ? 'Medium' : 'Low';
};
