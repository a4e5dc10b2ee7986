import type { ContentNote } from '../model/category.ts';
import { type Care, NO_CARE } from '../model/conflict.ts';
import type { HiddenBy, Review, Verdict } from '../model/report.ts';

export type Standing = {
  readonly takenDownBy: HiddenBy | null;
  readonly review: Review | null;
  readonly care: Care | null;
};

export type CommentStanding = Standing & { readonly isHiddenByAuthor: boolean };

export type Act = Verdict | 'collapse-by-reports' | 'help-by-reports' | 'take-down' | 'release' | 'restore';

export type PauseAction = 'rest' | 'resume-voting';

export type AuthorAction = 'hide' | 'show';

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
    case 'restore':
      return {
        ...before,
        takenDownBy: before.takenDownBy === 'operator' ? null : before.takenDownBy,
        review: 'kept',
        care: before.care && { ...NO_CARE, authorPause: before.care.authorPause },
      };
    case 'rest':
      return before.care?.authorPause === null ? withCare(before, { authorPause: 'set' }) : before;
    case 'resume-voting':
      return before.care?.authorPause === 'set' ? withCare(before, { authorPause: 'lifted' }) : before;
    default:
      return { ...before, takenDownBy: shown(before), isHiddenByAuthor: act === 'hide' };
  }
};

const shown = ({ takenDownBy }: Standing) => (takenDownBy === 'rest' ? null : takenDownBy);

const withCare = <Before extends Standing>(before: Before, change: Partial<Care>): Before =>
  before.care === null || Object.entries(change).every(([key, value]) => before.care?.[key as keyof Care] === value)
    ? before
    : { ...before, care: { ...before.care, ...change } };

const lookedAt = <Before extends Standing>(before: Before): Before => {
  const after = { ...before, takenDownBy: shown(before) };
  return before.care?.showsHelp ? withCare(after, { showsHelp: false }) : after;
};
