import { COLLAPSED_BY, COLLAPSED_NOTICES, collapsedBy } from '../conflicts/collapsed.rule.ts';
import type { Comment } from '../model/comment.ts';

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
