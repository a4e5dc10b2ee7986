import { REASON_LABELS } from '@twosides/domain/alerts';
import { REPORT_REASONS, type Suspension, VERDICTS, type Verdict } from '@twosides/domain/model';
import type { CaseView } from '@twosides/domain/moderation';

export const FAILED = "That didn't work. Please try again.";

/** What a moderator can decide. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  keep: 'Keep',
  collapse: 'Hide',
  remove: 'Remove',
  care: 'Pause voting',
  note: 'Content note',
  warn: 'Keep and warn',
};

/** Of a comment that waits while voting rests. */
export const WAITING_LABELS: Readonly<Record<Verdict, string>> = { ...VERDICT_LABELS, keep: 'Show' };

/** What can be decided about an item. */
export const verdictsOn = ({ item }: Pick<CaseView, 'item'>): readonly Verdict[] =>
  item === 'conflict' ? VERDICTS : VERDICTS.filter((verdict) => verdict !== 'care' && verdict !== 'note');

/** What was decided. */
export const RULING_LABELS: Readonly<Record<CaseView['history'][number]['verdict'], string>> = {
  ...VERDICT_LABELS,
  uphold: 'Upheld',
};

/** Who has decided it. */
export const OFFICE_LABELS: Readonly<Record<CaseView['history'][number]['by'], string>> = {
  reports: 'reports alone',
  detector: 'a report that a program confirmed',
  operator: 'the operator',
  moderator: 'a moderator',
};

export const GROUND_OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

export const SUSPENSION_LABELS: Readonly<Record<Suspension, string>> = {
  1: '1 day',
  7: '7 days',
  30: '30 days',
  'for-good': 'permanently',
};

/** Texts to start the reason from. Each is edited before it is sent: it names the rule, never a person. */
export const REASON_STARTS: readonly string[] = [
  'It gives a full name, an address, a phone number or something else that shows who somebody is.',
  'It insults or threatens somebody.',
  'It attacks people for what they are.',
  'It is advertising, or it has nothing to do with the conflict.',
  'It describes violence or self-harm, and readers have no warning.',
  'We looked at it and found nothing against the rules.',
];
