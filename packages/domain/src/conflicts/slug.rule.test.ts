import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictPath, conflictSlug, slugOf } from './shown.rule.ts';

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('the slug of a title', () => {
  test.each([
    ['Who does the dishes?', 'who-does-the-dishes'],
    ["My partner's ex: friend or foe?!", 'my-partners-ex-friend-or-foe'],
    ['  spaces \t and\u00a0more  ', 'spaces-and-more'],
    ['half-and-half -- done', 'half-and-half-done'],
    ['- - -', ''],
    ['50/50 & 24%', '5050-24'],
    ['a_b', 'ab'],
    ['Wer spült? Über Größe', 'wer-spült-über-größe'],
    ['Кто моет посуду?', 'кто-моет-посуду'],
    ['誰が皿を洗う？', '誰が皿を洗う'],
    ['من يغسل الصحون؟', 'من-يغسل-الصحون'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['Cafe\u0301', 'café'],
    ['../../etc/passwd', 'etcpasswd'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
  ])('%j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each(['', '   ', '?!…', '🤷', '❤️', '👩‍👩‍👧‍👦', '\u200b\u200d', '\ud800', '\u3164'])(
    '%j leaves nothing',
    (title) => {
      expect(slugOf(title)).toBe('');
    },
  );

  test('does not change a slug', () => {
    const title = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('e', 'E', '\u0301', '.', '-', ' ', '\u200d', 'İ', 'Σ', '가', '\u11a8') }),
    );
    fc.assert(
      fc.property(title, (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is one valid path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const slug = slugOf(text);
        expect(slug).not.toMatch(/[\s/\\?#%.]|^-|-$|--/);
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }),
    );
  });
});

test('a conflict’s path ends with its slug, or with its id when that is empty', () => {
  expect(conflictPath({ id: 17, title: 'Who does the dishes?' })).toBe('/conflict/17/who-does-the-dishes');
  expect(conflictPath({ id: 17, title: '❤️?!' })).toBe('/conflict/17');
});

test('the address of a collapsed conflict does not repeat its title', () => {
  const conflict = { id: 17, title: 'Who does the dishes?' };
  for (const collapsedBy of ['reports', 'moderator'] as const) {
    expect(conflictPath({ ...conflict, collapsedBy })).toBe('/conflict/17');
    expect(conflictSlug({ ...conflict, collapsedBy })).toBe('');
  }
  expect(conflictPath({ ...conflict, collapsedBy: null })).toBe('/conflict/17/who-does-the-dishes');
});
