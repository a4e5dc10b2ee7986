import { parseOpId } from '@twosides/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { newOperationId } from './operation-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('every operation id is a new UUID', () => {
  expect(newOperationId()).not.toBe(newOperationId());
  expect(parseOpId(newOperationId())).not.toBeNull();
});

test('creates operation ids without a secure origin too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newOperationId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
