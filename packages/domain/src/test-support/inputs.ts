import { describe, expect, test } from 'vitest';
import { checkInput } from '../wire/check-input.ts';

export const withLength = (length: number) => 'x'.repeat(length);

/** @param values those of the field that are `accepted`, and the others by the message that refuses them */
export const describeField = (
  schema: Parameters<typeof checkInput>[0],
  good: Readonly<Record<string, unknown>>,
  field: string,
  { accepted = [], ...refused }: Readonly<Record<string, readonly unknown[]>>,
) =>
  describe(field, () => {
    const given = (value: unknown) => checkInput(schema, { ...good, [field]: value });

    test.each(accepted.map((value) => [value]))('may be %j', (value) => {
      expect(given(value).ok).toBe(true);
    });

    test.each(Object.entries(refused).flatMap(([message, values]) => values.map((value) => [value, message])))(
      'may not be %j: %s',
      (value, message) => {
        expect(given(value)).toEqual({ ok: false, error: { [field]: message } });
      },
    );
  });
