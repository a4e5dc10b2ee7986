import { describe, expect, test } from 'vitest';
import { checkInput } from '../wire/check-input.ts';

export const withLength = (length: number) => 'x'.repeat(length);

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
