import { REPORT_REASONS } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema } from '../../drafts/by-schema.ts';

/** What a report says before it is sent. */
export const reportDraft = bySchema(v.object({ reason: v.nullable(v.picklist(REPORT_REASONS)), note: v.string() }));
