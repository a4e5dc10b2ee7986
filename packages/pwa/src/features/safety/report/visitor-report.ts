import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import { REPORT_REASONS, type ReportReason } from '@twosides/domain/model';
import * as v from 'valibot';
import type { Reportable } from '../../../api/reports.ts';
import { bySchema } from '../../../drafts/draft-storage.ts';

const ABOUT = 'about';

export const reportPath = (item: Reportable): string => `/report?${new URLSearchParams({ [ABOUT]: addressOf(item) })}`;

export const addressIn = (search: string): string | null => new URLSearchParams(search).get(ABOUT);

export const conflictIn = (address: string): ConflictId | null =>
  parseConflictId(/\/conflict\/(\d+)/.exec(address)?.[1] ?? '');

export const reportedIn = (state: unknown): ConflictId | null => {
  const isNotified = typeof state === 'object' && state !== null && 'about' in state && typeof state.about === 'string';
  return isNotified ? conflictIn(String(state.about)) : null;
};

const addressOf = (item: Reportable): string => {
  const path = `/conflict/${item.conflictId}`;
  if (item.kind === 'conflict') return path;
  return item.kind === 'comment' ? `${path}#comment-${item.commentId}` : `${path}#update-${item.number}`;
};

const schema = v.object({
  about: v.string(),
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  note: v.string(),
  email: v.string(),
});

export type VisitorReportWords = v.InferOutput<typeof schema>;

export const NO_WORDS: VisitorReportWords = { about: '', reason: null, note: '', email: '' };

export const visitorReportDraft = bySchema(schema);

export const REASON_OPTIONS: readonly {
  readonly value: ReportReason;
  readonly label: string;
  readonly description?: string;
}[] = [
  {
    value: 'identifies-someone',
    label: 'It reveals who someone is',
    description: 'Names, addresses, pictures or other private information.',
  },
  { value: 'abuse', label: 'Insults, threats or harassment' },
  { value: 'hate', label: 'Hate toward a group of people' },
  {
    value: 'danger',
    label: 'Someone may be in danger',
    description:
      'Violence, self-harm, or anything sexual that involves minors. If it’s happening now, call your emergency number first.',
  },
  { value: 'spam', label: 'Spam, ads or fake content' },
  { value: 'other', label: 'Something else' },
];
