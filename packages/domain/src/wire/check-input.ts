import * as v from 'valibot';
import { err, ok, type Result } from '../kernel/result.ts';

/** Field errors by path (`title`, `tags.0`). */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates a form with the server's schema. The first message per field counts. */
export const checkInput = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, FieldErrors> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  // Last to first, so that the first message stays. A map, because a field may be named `__proto__`.
  const errors = new Map(parsed.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  return err(Object.fromEntries(errors));
};
