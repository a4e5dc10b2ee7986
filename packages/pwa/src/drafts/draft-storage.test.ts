import type { MemberId } from '@twosides/domain';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStorage } from './draft-storage.ts';

const schema = v.object({ title: v.string() });
const ana = 'ana' as MemberId;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('gives back what was kept, until it is forgotten', () => {
  const draft = draftStorage('conflict', ana, schema);
  draft.keep({ title: 'Dishes' });
  expect(draft.read()).toEqual({ title: 'Dishes' });
  draft.forget();
  expect(draft.read()).toBeNull();
});

test("never shows one member's draft to another, or one form's to another", () => {
  draftStorage('conflict', ana, schema).keep({ title: 'Dishes' });
  expect(draftStorage('conflict', 'ben' as MemberId, schema).read()).toBeNull();
  expect(draftStorage('onboarding', ana, schema).read()).toBeNull();
});

test.each(['not json', '{"title":1}', 'null'])('%j is no draft', (stored) => {
  localStorage.setItem('draft:conflict:ana', stored);
  expect(draftStorage('conflict', ana, schema).read()).toBeNull();
});

test('does without a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  const draft = draftStorage('conflict', ana, schema);
  draft.keep({ title: 'Dishes' });
  draft.forget();
  expect(draft.read()).toBeNull();
});
