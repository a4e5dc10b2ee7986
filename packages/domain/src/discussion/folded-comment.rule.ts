import { FOLDED_BY, FOLDED_NOTICES, foldedBy } from '../conflicts/folded.rule.ts';
import type { Comment } from '../model/comment.ts';

/**
 * Who has folded a comment behind a notice that anybody may open: also the author of the conflict, and the viewer, who
 * has muted the one who wrote it.
 */
export const COMMENT_FOLDED_BY = [...FOLDED_BY, 'author', 'viewer'] as const;

export type CommentFoldedBy = (typeof COMMENT_FOLDED_BY)[number];

/** Null while everybody sees it at once. */
export const commentFoldedBy = (
  { review, isHiddenByAuthor, underPseudonym }: Pick<Comment, 'review' | 'isHiddenByAuthor' | 'underPseudonym'>,
  isMuted: boolean,
): CommentFoldedBy | null => {
  const byOthers = foldedBy(review) ?? (isHiddenByAuthor ? 'author' : null);
  // Under a pseudonym a fold would tell whose it is.
  return byOthers ?? (isMuted && !underPseudonym ? 'viewer' : null);
};

/** What stands in its place until somebody opens it. */
export const FOLDED_COMMENT_NOTICES: Readonly<Record<CommentFoldedBy, string>> = {
  ...FOLDED_NOTICES,
  author: 'Hidden by the author.',
  viewer: 'From somebody you muted.',
};
