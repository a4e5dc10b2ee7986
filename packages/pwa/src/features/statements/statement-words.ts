import type { StatementView } from '@twosides/domain/moderation';

type Words = Pick<StatementView, 'effect' | 'by' | 'item'>;

/** What was decided, and for how long. */
export function whatWasDecided({ effect, by, item }: Words): string {
  const it = `Your ${item}`;
  switch (effect) {
    case 'folded':
      return by === 'reports'
        ? `${it} is folded behind a notice that anybody can open, until one of us has looked at it.`
        : `${it} is folded behind a notice that anybody can open. This has no end date.`;
    case 'removed':
      return `${it} was taken off the site. You can still see it. This has no end date.`;
    case 'warned':
      return `${it} stays as it is. This is a warning: nothing else changes.`;
    default:
      return `${it} is shown as before.`;
  }
}

/** Who decided, and whether a machine was involved. */
export const whoDecided = ({ by }: Pick<StatementView, 'by'>): string =>
  by === 'reports'
    ? 'This happened by itself: several members reported it, and a rule counted their reports. No person has decided yet.'
    : 'A person decided this. No machine was involved in the decision.';
