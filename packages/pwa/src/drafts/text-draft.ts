import * as v from 'valibot';
import type { ParseDraft } from './draft-storage.ts';

/** For a form of one text. */
export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);

/** Reads a draft by what its form's values are. */
export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };

/** Where a question that was begun elsewhere waits for the form. */
export const PENDING_KEY = 'pending-question';
