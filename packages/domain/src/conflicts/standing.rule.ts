import type { ContentNote } from '../model/category.ts';
import type { Care } from '../model/conflict.ts';
import type { KeptOffBy, Review, Verdict } from '../model/report.ts';

/** Whether an item is off the site or folded, and by whom. */
export type Standing = {
  readonly takenDownBy: KeptOffBy | null;
  readonly review: Review | null;
  /** Null for all but conflicts. */
  readonly care: Care | null;
};

/** That of a comment, which the author of its conflict may fold too. */
export type CommentStanding = Standing & { readonly isHiddenByAuthor: boolean };

/** What is done to any item: by a moderator, by reports alone, by its own author, or by time. */
export type Act = Verdict | 'fold-by-reports' | 'help-by-reports' | 'take-down' | 'release';

/** What the author of a conflict does with its voting. */
export type RestAct = 'rest' | 'lift-rest';

/** What the author of a conflict does to a comment under it. */
export type AuthorAct = 'hide' | 'show';

/**
 * How an item stands after what somebody has done to it. What its author took down stays down, and so does what was
 * removed before: a moderator only shows again what was folded, or waited. Reports fold what nobody has looked at.
 * What the author of the conflict hides and shows is apart from all that: it neither lifts a moderator's fold, nor is
 * lifted by one; and so are the rest of voting that its author has set and a moderator's. An author sets it once. A
 * verdict leaves a moderator's rest and notes as they are, but for the one that is about them.
 * @param notes those of the verdict `note`
 */
export const standingAfter = <Before extends Standing | CommentStanding>(
  before: Before,
  act: Act | RestAct | (Before extends CommentStanding ? AuthorAct : never),
  notes: readonly ContentNote[] = [],
): Before => {
  switch (act) {
    case 'keep':
    case 'warn':
      return { ...lookedAt(before), review: 'kept' };
    case 'care':
      return withCare({ ...lookedAt(before), review: 'kept' }, { isRested: true });
    case 'note':
      return withCare({ ...lookedAt(before), review: 'kept' }, { notes });
    case 'fold':
      return { ...lookedAt(before), review: 'folded' };
    case 'remove':
      return { ...before, takenDownBy: shown(before) ?? 'operator' };
    case 'fold-by-reports':
      return { ...before, review: before.review ?? 'folded-by-reports' };
    case 'help-by-reports':
      return before.review === 'kept' ? before : withCare(before, { showsHelp: true });
    case 'take-down':
      return { ...before, takenDownBy: before.takenDownBy === 'operator' ? 'operator' : 'author' };
    case 'release':
      return { ...before, takenDownBy: shown(before) };
    case 'rest':
      return before.care?.authorRest === null ? withCare(before, { authorRest: 'set' }) : before;
    case 'lift-rest':
      return before.care?.authorRest === 'set' ? withCare(before, { authorRest: 'lifted' }) : before;
    default:
      return { ...before, takenDownBy: shown(before), isHiddenByAuthor: act === 'hide' };
  }
};

/** What has waited does not any more. */
const shown = ({ takenDownBy }: Standing) => (takenDownBy === 'rest' ? null : takenDownBy);

const withCare = <Before extends Standing>(before: Before, change: Partial<Care>): Before =>
  before.care === null || Object.entries(change).every(([key, value]) => before.care?.[key as keyof Care] === value)
    ? before
    : { ...before, care: { ...before.care, ...change } };

/** A person has looked at it: what had waited for that is over. */
const lookedAt = <Before extends Standing>(before: Before): Before => {
  const after = { ...before, takenDownBy: shown(before) };
  return before.care?.showsHelp ? withCare(after, { showsHelp: false }) : after;
};
