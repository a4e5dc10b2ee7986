import { COLLAPSED_BY, COLLAPSED_NOTICES, collapsedBy } from '../conflicts/collapsed.rule.ts';
import type { Comment } from '../model/comment.ts';

/** Who has collapsed a comment behind a notice: also the conflict's author, or the viewer by muting its author. */
export const COMMENT_COLLAPSED_BY = [...COLLAPSED_BY, 'author', 'viewer'] as const;

export type CommentCollapsedBy = (typeof COMMENT_COLLAPSED_BY)[number];

/** Null if it is not collapsed. */
export const commentCollapsedBy = (
  { review, isHiddenByAuthor, underPseudonym }: Pick<Comment, 'review' | 'isHiddenByAuthor' | 'underPseudonym'>,
  isMuted: boolean,
): CommentCollapsedBy | null => {
  const byOthers = collapsedBy(review) ?? (isHiddenByAuthor ? 'author' : null);
  // Collapsing a pseudonym's comment would reveal who wrote it.
  return byOthers ?? (isMuted && !underPseudonym ? 'viewer' : null);
};

/** Shown in place of a collapsed comment. */
export const COLLAPSED_COMMENT_NOTICES: Readonly<Record<CommentCollapsedBy, string>> = {
  ...COLLAPSED_NOTICES,
  author: 'Hidden by the author.',
  viewer: 'From somebody you muted.',
};
