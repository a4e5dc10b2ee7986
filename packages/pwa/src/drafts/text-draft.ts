import * as v from 'valibot';

export type ParseDraft<Draft> = (stored: unknown) => Draft | null;

export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);

export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };

export const PENDING_KEY = 'pending-question';
