import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConflictId, parseOpId, parseUpdateId, updateIdOf, updatePlaceOf } from './ids.ts';

describe('a conflict’s id in a path', () => {
  test('is a plain decimal serial', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
        expect(parseConflictId(String(id))).toBe(id);
      }),
    );
  });

  test.each([
    ...['', '0', '-1', '+1', '017', '17.0', '1e3', '0x11', ' 17', '17\n', '17a', '١٧', 'NaN', 'Infinity'],
    ...['2147483648', '9999999999', '9'.repeat(100)],
  ])('is not %j', (text) => {
    expect(parseConflictId(text)).toBeNull();
  });
});

describe('an update’s id', () => {
  test('contains its conflict and number, and parses back', () => {
    const conflictId = parseConflictId('17') ?? expect.fail();
    const id = updateIdOf({ conflictId, number: 2 });
    expect(id).toBe('17.2');
    expect(parseUpdateId(id)).toBe(id);
    expect(updatePlaceOf(id)).toEqual({ conflictId, number: 2 });
  });

  test.each(['', '17', '17.', '17.0', '17.10', '.2', '017.2', '17.2 ', '17-2', '1e3.2', '2147483648.1', '17.2.1'])(
    'is not %j',
    (text) => {
      expect(parseUpdateId(text)).toBeNull();
    },
  );
});

describe('an operation id', () => {
  test('is a lower-case UUID', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(parseOpId(uuid)).toBe(uuid);
        expect(parseOpId(uuid.toUpperCase())).toBe(uuid);
      }),
    );
  });

  const valid = '3f2b8c1e-5d4a-4b6c-8e7f-0123456789ab';
  test.each([
    ...['', valid.replaceAll('-', ''), `{${valid}}`, `${valid} `, `${valid}\n`, valid.replace('9ab', '9ag')],
    ...['00000000-0000-0000-0000-000000000000', valid.replace('-4b6c', '-9b6c'), valid.replace('-8e7f', '-7e7f')],
  ])('is not %j', (text) => {
    expect(parseOpId(text)).toBeNull();
  });
});
