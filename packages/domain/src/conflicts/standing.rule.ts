import type { Review, TakenDownBy, Verdict } from '../model/report.ts';

/** Whether an item is off the site or folded, and by whom. */
export type Standing = { readonly takenDownBy: TakenDownBy | null; readonly review: Review | null };

/** That of a comment, which the author of its conflict may fold too. */
export type CommentStanding = Standing & { readonly isHiddenByAuthor: boolean };

/** What is done to any item: by a moderator, by reports alone, or by its own author. */
export type Act = Verdict | 'fold-by-reports' | 'take-down';

/** What the author of a conflict does to a comment under it. */
export type AuthorAct = 'hide' | 'show';

/**
 * How an item stands after what somebody has done to it. What its author took down stays down, and so does what was
 * removed before: a moderator only shows again what was folded. Reports fold what nobody has looked at. What the author
 * of the conflict hides and shows is apart from all that: it neither lifts a moderator's fold, nor is lifted by one.
 */
export const standingAfter = <Before extends Standing | CommentStanding>(
  before: Before,
  act: Act | (Before extends CommentStanding ? AuthorAct : never),
): Before => {
  switch (act) {
    case 'keep':
    case 'warn':
      return { ...before, review: 'kept' };
    case 'fold':
      return { ...before, review: 'folded' };
    case 'remove':
      return { ...before, takenDownBy: before.takenDownBy ?? 'operator' };
    case 'fold-by-reports':
      return { ...before, review: before.review ?? 'folded-by-reports' };
    case 'take-down':
      return { ...before, takenDownBy: before.takenDownBy === 'operator' ? 'operator' : 'author' };
    default:
      return { ...before, isHiddenByAuthor: act === 'hide' };
  }
};
