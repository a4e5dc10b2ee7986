import type { ContentNote } from '../model/category.ts';
import type { Care } from '../model/conflict.ts';
import type { KeptOffBy, Review, Verdict } from '../model/report.ts';

/** Whether an item is off the site or collapsed, and by whom. */
export type Standing = {
  readonly takenDownBy: KeptOffBy | null;
  readonly review: Review | null;
  /** Null for all but conflicts. */
  readonly care: Care | null;
};

/** That of a comment, which the author of its conflict may collapse too. */
export type CommentStanding = Standing & { readonly isHiddenByAuthor: boolean };

/** What is done to any item: by a moderator, by reports alone, by its own author, or by time. */
export type Act = Verdict | 'collapse-by-reports' | 'help-by-reports' | 'take-down' | 'release';

/** What the author of a conflict does with its voting. */
export type PauseAction = 'rest' | 'resume-voting';

/** What the author of a conflict does to a comment under it. */
export type AuthorAction = 'hide' | 'show';

/**
 * How an item stands after what somebody has done to it. What its author took down stays down, and so does what was
 * removed before: a moderator only shows again what was collapsed, or waited. Reports collapse what nobody has looked
 * at. What the author of the conflict hides and shows is apart from all that: it neither lifts a moderator's collapse,
 * nor is lifted by one; and so are the rest of voting that its author has set and a moderator's. An author sets it
 * once. A verdict leaves a moderator's rest and notes as they are, but for the one that is about them.
 * @param notes those of the verdict `note`
 */
export const standingAfter = <Before extends Standing | CommentStanding>(
  before: Before,
  act: Act | PauseAction | (Before extends CommentStanding ? AuthorAction : never),
  notes: readonly ContentNote[] = [],
): Before => {
  switch (act) {
    case 'keep':
    case 'warn':
      return { ...lookedAt(before), review: 'kept' };
    case 'care':
      return withCare({ ...lookedAt(before), review: 'kept' }, { isPaused: true });
    case 'note':
      return withCare({ ...lookedAt(before), review: 'kept' }, { notes });
    case 'collapse':
      return { ...lookedAt(before), review: 'collapsed' };
    case 'remove':
      return { ...before, takenDownBy: shown(before) ?? 'operator' };
    case 'collapse-by-reports':
      return { ...before, review: before.review ?? 'collapsed-by-reports' };
    case 'help-by-reports':
      return before.review === 'kept' ? before : withCare(before, { showsHelp: true });
    case 'take-down':
      return { ...before, takenDownBy: before.takenDownBy === 'operator' ? 'operator' : 'author' };
    case 'release':
      return { ...before, takenDownBy: shown(before) };
    case 'rest':
      return before.care?.authorPause === null ? withCare(before, { authorPause: 'set' }) : before;
    case 'resume-voting':
      return before.care?.authorPause === 'set' ? withCare(before, { authorPause: 'lifted' }) : before;
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
