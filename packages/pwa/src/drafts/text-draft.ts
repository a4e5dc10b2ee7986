import * as v from 'valibot';
import type { ParseDraft } from './draft-storage.ts';

/** For a form with one text. */
export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);

/** Parses a draft with its form's schema. */
export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };

/** Storage key of a question started elsewhere. */
export const PENDING_KEY = 'pending-question';
