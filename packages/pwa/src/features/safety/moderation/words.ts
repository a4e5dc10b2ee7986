import { REASON_LABELS } from '@twosides/domain/alerts';
import { REPORT_REASONS, type Suspension, VERDICTS, type Verdict } from '@twosides/domain/model';
import type { CaseView } from '@twosides/domain/moderation';

export const FAILED = 'That didn’t work. Please try again.';

const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  keep: 'Keep',
  collapse: 'Hide',
  remove: 'Remove',
  care: 'Pause voting',
  note: 'Content note',
  warn: 'Keep and warn',
};

export const VERDICT_HINTS: Readonly<Record<Verdict, string>> = {
  keep: 'It’s on the site for everyone.',
  collapse: 'It’s hidden behind a notice. People can still open it.',
  remove: 'It’s taken off the site.',
  care: 'Nobody can vote on it, and new comments need approval. People can still read it.',
  note: 'Readers see the note before the text.',
  warn: 'It stays on the site, and the author gets a warning.',
};

const WAITING_LABELS: Readonly<Record<Verdict, string>> = { ...VERDICT_LABELS, keep: 'Show' };

export const isOpenCase = ({ kind }: Pick<CaseView, 'kind'>): boolean => kind === 'reports' || kind === 'waiting';

export const labelsOn = ({ kind }: Pick<CaseView, 'kind'>): Readonly<Record<Verdict, string>> =>
  kind === 'waiting' ? WAITING_LABELS : VERDICT_LABELS;

const CONFLICTS_ONLY: readonly Verdict[] = ['care', 'note'];

export const verdictsOn = ({ item, kind }: Pick<CaseView, 'item' | 'kind'>): readonly Verdict[] =>
  VERDICTS.filter(
    (verdict) =>
      (item === 'conflict' || !CONFLICTS_ONLY.includes(verdict)) && !(kind === 'decided' && verdict === 'warn'),
  );

export const RULING_LABELS: Readonly<Record<CaseView['history'][number]['verdict'], string>> = {
  ...VERDICT_LABELS,
  uphold: 'Upheld',
};

export const OFFICE_LABELS: Readonly<Record<CaseView['history'][number]['by'], string>> = {
  reports: 'reports alone',
  detector: 'a report confirmed by software',
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

export const KEEP_REASONS: readonly string[] = [
  'We looked at it and found nothing against the rules.',
  'It may be unpleasant to read, but it doesn’t break any rules.',
];
export const RULE_REASONS: readonly string[] = [
  'It gives a full name, an address, a phone number or something else that shows who someone is.',
  'It insults or threatens someone.',
  'It attacks people for who they are.',
  'It’s an ad, or it has nothing to do with the conflict.',
  'It describes violence or self-harm without warning readers first.',
];
