import type { FieldErrors } from '@twosides/domain/wire';

/** The errors that are left when some fields are being corrected. */
export function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
