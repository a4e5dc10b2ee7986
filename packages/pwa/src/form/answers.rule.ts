import type { OpId } from '@twosides/domain/kernel';
import type { FieldErrors } from '@twosides/domain/wire';

type Form<Answers> = {
  readonly answers: Answers;
  readonly errors: FieldErrors;
  /** Refusals so far; each focuses the first error. */
  readonly failures: number;
  /** Kept until an answer changes, so that a lost response never posts twice. */
  readonly opId: OpId | null;
};

/** Editing an answer clears its error; it is checked at the next attempt. */
export const changed = <Answers extends object>({ answers, errors }: Form<Answers>, part: Partial<Answers>) => ({
  answers: { ...answers, ...part },
  errors: without(errors, Object.keys(part)),
  opId: null,
});

export const refused = ({ failures }: Pick<Form<unknown>, 'failures'>, errors: FieldErrors) => ({
  errors,
  failures: failures + 1,
});

export const hasAny = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Errors of other fields. */
export const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
