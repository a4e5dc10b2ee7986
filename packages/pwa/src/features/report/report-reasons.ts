import type { ReportReason } from '@twosides/domain/model';

/** The reasons in plain words, in the order in which the form offers them. */
export const REASON_OPTIONS: readonly {
  readonly value: ReportReason;
  readonly label: string;
  readonly description?: string;
}[] = [
  {
    value: 'identifies-someone',
    label: 'Someone can be recognised',
    description: 'Names, addresses, pictures or other private information.',
  },
  { value: 'abuse', label: 'Insults, threats or harassment' },
  { value: 'hate', label: 'Hate against a group of people' },
  {
    value: 'danger',
    label: 'Someone may be in danger',
    description: 'Violence, self-harm, or anything sexual that involves minors.',
  },
  { value: 'spam', label: 'Advertising, or not real' },
  { value: 'other', label: 'Something else' },
];
