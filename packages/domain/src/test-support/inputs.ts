import { describe, expect, test } from 'vitest';
import { checkInput } from '../wire/check-input.ts';

export const withLength = (length: number) => 'x'.repeat(length);

export const NO_SCALARS = [17, true, [], ['x'], {}, { $ne: null }, { $gt: '' }];
export const SCALARS_ONLY = [null, ...NO_SCALARS].map((value) => [value, 'Invalid input'] as const);

export const describeField = (
  schema: Parameters<typeof checkInput>[0],
  good: Readonly<Record<string, unknown>>,
  field: string,
  cases: readonly (readonly [value: unknown, message: string | null])[],
) =>
  describe(`${field}`, () => {
    test.each(cases)('%j: %j', (value, message) => {
      const checked = checkInput(schema, { ...good, [field]: value });
      expect(checked.ok ? null : checked.error).toEqual(message === null ? null : { [field]: message });
    });
  });

export const describeUnknownFields = (
  schema: Parameters<typeof checkInput>[0],
  good: Readonly<Record<string, unknown>>,
  ...fields: readonly string[]
) =>
  test.each(fields)('%s is unknown', (field) => {
    expect(checkInput(schema, { ...good, [field]: 'x' })).toEqual({ ok: false, error: { [field]: 'Unknown field' } });
  });
