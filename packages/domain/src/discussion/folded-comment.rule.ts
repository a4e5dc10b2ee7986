import { FOLDED_BY, FOLDED_NOTICES, foldedBy } from '../conflicts/folded.rule.ts';
import type { Comment } from '../model/comment.ts';

/** Who has folded a comment behind a notice that anybody may open: also the author of the conflict. */
export const COMMENT_FOLDED_BY = [...FOLDED_BY, 'author'] as const;

export type CommentFoldedBy = (typeof COMMENT_FOLDED_BY)[number];

/** Null while everybody sees it at once. */
export const commentFoldedBy = ({
  review,
  isHiddenByAuthor,
}: Pick<Comment, 'review' | 'isHiddenByAuthor'>): CommentFoldedBy | null =>
  foldedBy(review) ?? (isHiddenByAuthor ? 'author' : null);

/** What stands in its place until somebody opens it. */
export const FOLDED_COMMENT_NOTICES: Readonly<Record<CommentFoldedBy, string>> = {
  ...FOLDED_NOTICES,
  author: 'Hidden by the author.',
};
