import * as v from 'valibot';

/** @returns null for anything the form cannot have written */
export type ParseDraft<Draft> = (stored: unknown) => Draft | null;

/** Parses the draft of a form with one text. */
export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);

/** Parses the draft of a form by its schema. */
export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };

/** Storage key of a question begun outside the submit form. */
export const PENDING_KEY = 'pending-question';
