import { isByItself } from '@twosides/domain/model';
import type { StatementView } from '@twosides/domain/statements';

type Words = Pick<StatementView, 'effect' | 'by' | 'item' | 'side' | 'appeal' | 'laterEffect'>;

export function decisionText({ effect, by, item, side, appeal, laterEffect }: Words): string {
  if (side === 'reporter')
    return `You reported ${ITEM_WORDS[item].toLowerCase()}. ${OUTCOMES[effect as keyof typeof OUTCOMES] ?? OUTCOMES.none}${laterEffect ? ` ${laterText(effect, laterEffect)}` : ''}`;
  const it = `Your ${item}`;
  if ((laterEffect === 'restored' || appeal === 'reversed' || appeal === 'changed') && effect in REVERSED)
    return `${it} ${REVERSED[effect as keyof typeof REVERSED]}`;
  if (isHiding(effect) && isHiding(laterEffect) && effect !== laterEffect)
    return `${it} ${REVERSED[effect]} ${LATER[laterEffect]}`;
  switch (effect) {
    case 'collapsed':
      return isByItself({ by })
        ? `Until a moderator reviews it, your ${item} is hidden behind a notice that anyone can open.`
        : `${it} is hidden behind a notice that anyone can open. This decision doesn’t expire.`;
    case 'removed':
      return `${it} was taken off the site.${item === 'comment' ? '' : ' You can still see it.'} This decision doesn’t expire.`;
    case 'rested':
      return `Voting on your ${item} is paused: nobody can vote on it, and new comments only appear once they’re approved, or after three days. People can still read it. This decision doesn’t expire.`;
    case 'noted':
      return `We added a content note to your ${item}. It appears before the text, and lists show it instead of the text. This decision doesn’t expire.`;
    case 'warned':
      return `${it} stays up. This is only a warning.`;
    case 'upheld':
      return `We took another look at your ${item} and left things as they are.`;
    case 'withdrawn':
      return `We looked at your ${item} again and reversed the decision.`;
    default:
      return `${it} has been restored.`;
  }
}

const isHiding = (effect: Words['effect'] | null): effect is 'collapsed' | 'removed' =>
  effect === 'collapsed' || effect === 'removed';

const REVERSED = {
  collapsed: 'was hidden behind a notice.',
  removed: 'was taken off the site.',
  rested: 'stayed up, but voting on it was paused.',
  noted: 'had a content note from us.',
} as const;

export const ITEM_WORDS: Readonly<Record<StatementView['item'], string>> = {
  conflict: 'A conflict',
  comment: 'A comment',
  update: 'An update',
};

const OUTCOMES = {
  none: 'We reviewed it and decided to leave it up.',
  collapsed: 'We hid it behind a notice that anyone can open.',
  removed: 'We took it off the site. Thank you.',
  rested: 'We paused voting on it: nobody can vote, but people can still read it.',
  noted: 'We added a content note to it.',
} as const;

const LATER = {
  restored: 'This was later reversed.',
  collapsed: 'It’s now hidden behind a notice that anyone can open.',
  removed: 'Since then, it’s been taken off the site.',
  rested: 'Since then, voting on it has been paused.',
  noted: 'Since then, we’ve added a content note to it.',
} as const;

const laterText = (effect: Words['effect'], later: NonNullable<Words['laterEffect']>): string =>
  later === 'restored' && isHiding(effect)
    ? 'Later we looked at it again, decided that it follows the guidelines, and reversed this.'
    : LATER[later];

export const whoDecided = ({ by }: Pick<StatementView, 'by'>): string =>
  BY_ITSELF[by] ?? 'A person made this decision. No automation was involved.';

const BY_ITSELF: Readonly<Partial<Record<StatementView['by'], string>>> = {
  reports:
    'This was automatic: several members reported it, and their reports were enough to hide it. A person hasn’t reviewed it yet.',
  detector:
    'This was automatic: a member reported that it reveals who someone is, and software found personal details in the text. A person hasn’t reviewed it yet.',
};

export const APPEAL_WORDS = {
  waiting: 'This was appealed. A person will review it, and you’ll hear from us.',
  upheld: 'This was appealed. We took another look and left things as they are:',
  changed: 'This was appealed. We took another look and changed our decision:',
  reversed: 'This was appealed. We took another look and reversed our decision:',
  late: 'This decision is more than six months old, so you can’t appeal it anymore.',
} as const;
