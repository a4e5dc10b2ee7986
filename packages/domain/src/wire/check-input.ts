import * as v from 'valibot';
import { err, ok, type Result } from '../kernel/result.ts';

/** What is wrong with an input: a field's path (`title`, `tags.0`) to its message. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks a form before it is sent, with the schema that the server will check it with. The first message of a field
 * counts.
 */
export const checkInput = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, FieldErrors> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  // Last to first, so that the first message stays. A map, because a field may call itself `__proto__`.
  const errors = new Map(parsed.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  return err(Object.fromEntries(errors));
};
