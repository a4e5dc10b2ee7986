import * as v from 'valibot';
import type { ParseDraft } from './draft-storage.ts';

/** Reads a draft by what its form's values are. */
export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };
