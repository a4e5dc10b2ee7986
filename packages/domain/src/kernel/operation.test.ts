import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOON, OP, SECRETS, VOTER } from '../test-support/records.ts';
import { isReplay, requestText, stampRequest, toOperation } from './operation.ts';
import { HOUR } from './time.ts';

const requestOf = (input: string, opId: typeof OP | null = OP) =>
  stampRequest(SECRETS, { memberId: VOTER, opId }, 'comment', 17, input);

test('stores nothing without an operation id', () => {
  expect(toOperation(requestOf('one', null), NOON)).toBeNull();
});

test('stores only hashes and a day, neither the member nor the request in plain text', () => {
  expect(toOperation(requestOf('one'), NOON, 'sealed')).toEqual({
    actor: SECRETS.stampOf('operation', VOTER),
    opId: OP,
    request: SECRETS.stampOf('request', `${VOTER}\n${OP}\n["comment",17,"one"]`),
    made: 'sealed',
    appliedOn: NOON - 12 * HOUR,
  });
});

test('the same request under the same id is a replay; another is a mismatch', () => {
  const operation = toOperation(requestOf('one'), NOON);
  expect(isReplay(null, requestOf('one'))).toEqual({ ok: true, value: false });
  expect(isReplay(operation, requestOf('one'))).toEqual({ ok: true, value: true });
  expect(isReplay(operation, requestOf('another'))).toEqual({ ok: false, error: 'operation-mismatch' });
});

test('two requests share a text only if they are the same', () => {
  const request = fc.tuple(fc.string(), fc.option(fc.nat()), fc.oneof(fc.string(), fc.record({ title: fc.string() })));
  fc.assert(
    fc.property(request, request, (one, other) => {
      expect(requestText(...one) === requestText(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
