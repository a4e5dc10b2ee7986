import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOON, OP, VOTER } from '../test-support/records.ts';
import { replayOf, requestText, toOperation } from './operation.ts';

const WRITER = { memberId: VOTER, opId: OP };

test('without an earlier operation there is nothing to replay', () => {
  expect(replayOf(null, 'request')).toBeNull();
});

test('without an operation id nothing is remembered', () => {
  expect(toOperation({ memberId: VOTER, opId: null }, 'request', {}, NOON)).toBeNull();
});

test('any outcome comes back from what is remembered as it was first answered', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (outcome) => {
      const replay = replayOf(toOperation(WRITER, 'request', outcome, NOON), 'request');
      expect(JSON.stringify(replay)).toBe(JSON.stringify({ ok: true, value: { replayed: true, outcome } }));
    }),
  );
});

test('another request under the same id is a mismatch', () => {
  expect(replayOf(toOperation(WRITER, 'one', {}, NOON), 'another')).toEqual({ ok: false, error: 'operation-mismatch' });
});

test('two requests have one text only if they ask the same', () => {
  const request = fc.tuple(fc.string(), fc.option(fc.nat()), fc.oneof(fc.string(), fc.record({ title: fc.string() })));
  fc.assert(
    fc.property(request, request, (one, other) => {
      expect(requestText(...one) === requestText(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
