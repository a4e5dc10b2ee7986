import type { OpId } from '@twosides/domain/kernel';
import type { FieldErrors } from '@twosides/domain/wire';

type Form<Answers> = {
  readonly answers: Answers;
  readonly errors: FieldErrors;
  /** How often it has been refused: each time the focus goes to what is wrong. */
  readonly failures: number;
  /** Kept over retries until an answer changes, so that a lost answer of the server never posts twice. */
  readonly opId: OpId | null;
};

/** An error goes as soon as its answer is touched; whether that is right is said at the next attempt. */
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

/** The errors that are left when some fields are being corrected. */
export const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
