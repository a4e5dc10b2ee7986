import type { OpId } from '@twosides/domain/kernel';
import { checkInput, type FieldErrors } from '@twosides/domain/wire';

type Form<Answers> = {
  readonly answers: Answers;
  readonly errors: FieldErrors;
  readonly failures: number;
  /** Stays the same until the member edits an answer, so a retry after a lost response does not post twice. */
  readonly opId: OpId | null;
};

export const changed = <Answers extends object>({ answers, errors }: Form<Answers>, part: Partial<Answers>) => ({
  answers: { ...answers, ...part },
  errors: without(errors, Object.keys(part)),
  opId: null,
});

/** Omits unchanged fields, because another tab or device may have changed them since the form was filled in. */
export const onlyChanged = <Input extends object>(input: Input, changed: object): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field in changed)) as Partial<Input>;

export const refused = ({ failures }: Pick<Form<unknown>, 'failures'>, errors: FieldErrors) => ({
  errors,
  failures: failures + 1,
});

export const hasAny = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

export const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

export function errorsIn(...input: Parameters<typeof checkInput>): FieldErrors {
  const checked = checkInput(...input);
  return checked.ok ? {} : checked.error;
}
