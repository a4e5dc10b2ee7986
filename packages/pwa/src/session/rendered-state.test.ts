import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { isKnownVisitor, readKnownMember, storeKnownMember } from './known-member.ts';
import { takeRenderedState } from './rendered-state.ts';

const rendered = { at: 1, origin: 'https://twosides.example', answers: [] };
const ana = { id: 'ana', email: 'ana@example.org' } as Parameters<typeof storeKnownMember>[0];

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie });

test('a page that came without a session is remembered as a visitor’s, for when there is no network', () => {
  withCookie('');
  takeRenderedState(rendered, true);
  expect(isKnownVisitor()).toBe(true);
});

test('where somebody may be signed in, nobody is remembered', () => {
  withCookie('signed-in=1');
  takeRenderedState(rendered, true);
  expect(isKnownVisitor()).toBe(false);
  withCookie('');
  storeKnownMember(ana);
  takeRenderedState(rendered, true);
  expect(readKnownMember()).toEqual(ana);
});
