import * as v from 'valibot';
import { err, ok, type Result } from '../kernel/index.ts';

/** Messages by field path, such as `title` or `tags.0`. The path `body` is the whole input. */
export type FieldErrors = Readonly<Record<string, string>>;

export const checkInput = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, FieldErrors> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  // A map, because a field may be named `__proto__`.
  const errors = new Map<string, string>();
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue) ?? 'body';
    if (!errors.has(path)) errors.set(path, issue.message);
  }
  return err(Object.fromEntries(errors));
};
