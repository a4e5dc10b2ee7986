import { REPORT_REASONS } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema } from '../../drafts/by-schema.ts';

const schema = v.object({
  about: v.string(),
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  note: v.string(),
  email: v.string(),
});

/** What a visitor's report says before it is sent. */
export type VisitorReportWords = v.InferOutput<typeof schema>;

export const NO_WORDS: VisitorReportWords = { about: '', reason: null, note: '', email: '' };

export const visitorReportDraft = bySchema(schema);
