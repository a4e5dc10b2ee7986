import { COLLAPSED_BY, COLLAPSED_NOTICES, collapsedBy } from '../conflicts/collapsed.rule.ts';
import type { Comment } from '../model/comment.ts';

/**
 * Who has collapsed a comment behind a notice that anybody may open: also the author of the conflict, and the viewer,
 * who has muted the one who wrote it.
 */
export const COMMENT_COLLAPSED_BY = [...COLLAPSED_BY, 'author', 'viewer'] as const;

export type CommentCollapsedBy = (typeof COMMENT_COLLAPSED_BY)[number];

/** Null while everybody sees it at once. */
export const commentCollapsedBy = (
  { review, isHiddenByAuthor, underPseudonym }: Pick<Comment, 'review' | 'isHiddenByAuthor' | 'underPseudonym'>,
  isMuted: boolean,
): CommentCollapsedBy | null => {
  const byOthers = collapsedBy(review) ?? (isHiddenByAuthor ? 'author' : null);
  // Under a pseudonym a collapse would tell whose it is.
  return byOthers ?? (isMuted && !underPseudonym ? 'viewer' : null);
};

/** What stands in its place until somebody opens it. */
export const COLLAPSED_COMMENT_NOTICES: Readonly<Record<CommentCollapsedBy, string>> = {
  ...COLLAPSED_NOTICES,
  author: 'Hidden by the author.',
  viewer: 'From somebody you muted.',
};
