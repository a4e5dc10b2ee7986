import { SIDE_MAX, TITLE_MAX } from '@twosides/domain/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedQuestion, storePendingQuestion, takePendingQuestion } from './pending-question.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const shared = (query: string) => sharedQuestion(new URLSearchParams(query));

test('is given once', () => {
  storePendingQuestion({ title: 'Who cooks?', account: null });
  expect(takePendingQuestion()).toEqual({ title: 'Who cooks?', account: null });
  expect(takePendingQuestion()).toBeNull();
});

test('is no longer than the form accepts', () => {
  storePendingQuestion({ title: 't'.repeat(TITLE_MAX + 50), account: 'a'.repeat(SIDE_MAX + 50) });
  const kept = takePendingQuestion();
  expect([kept?.title?.length, kept?.account?.length]).toEqual([TITLE_MAX, SIDE_MAX]);
});

test.each([
  ['Who cooks?', 'Who cooks?'],
  ['  Who cooks?  ', 'Who cooks?'],
  ['42', '42'],
  ['{ Who cooks?', '{ Who cooks?'],
  ['t'.repeat(TITLE_MAX + 50), 't'.repeat(TITLE_MAX)],
])('a title by itself, %j, is one, given once', (stored, title) => {
  sessionStorage.setItem('pending-question', stored);
  expect(takePendingQuestion()).toEqual({ title, account: null });
  expect(sessionStorage.getItem('pending-question')).toBeNull();
});

test('is cut between graphemes', () => {
  storePendingQuestion({ title: `${'x'.repeat(TITLE_MAX - 1)}🦊`, account: null });
  expect(takePendingQuestion()?.title).toBe('x'.repeat(TITLE_MAX - 1));
});

test('keeps a title without an account', () => {
  storePendingQuestion({ title: ' Who cooks? ', account: null });
  expect(sessionStorage.getItem('pending-question')).toBe('Who cooks?');
});

test.each(['  ', '{"title":1,"account":null}', '{"title":""}', '{"title":"","account":null}'])(
  '%j is none, and cleared',
  (stored) => {
    sessionStorage.setItem('pending-question', stored);
    expect(takePendingQuestion()).toBeNull();
    expect(sessionStorage.getItem('pending-question')).toBeNull();
  },
);

test('shared text becomes a title and the start of an account', () => {
  expect(shared('title=Who cooks?&text=He never does&url=https://example.org/a')).toEqual({
    title: 'Who cooks?',
    account: 'He never does\n\nhttps://example.org/a',
  });
  expect(shared('text=See https://example.org/a&url=https://example.org/a')).toEqual({
    title: null,
    account: 'See https://example.org/a',
  });
  expect(shared('url=https://example.org/a')).toEqual({ title: null, account: 'https://example.org/a' });
});

test.each(['', 'title=&text=%20', 'category=love'])('"%s" shares nothing', (query) => {
  expect(shared(query)).toBeNull();
});
