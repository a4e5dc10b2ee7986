import { ACCOUNT_PAGES } from '@twosides/domain/contract';
import { PAGES, type PageName } from '@twosides/domain/wire';
import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

const lines = robotsText('https://two.example').split('\n');
const rules = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

/** RFC 9309: the longest rule that is a prefix of the path decides. */
const isAllowed = (path: string) => {
  const longest = (of: string) =>
    Math.max(
      -1,
      ...rules(of)
        .filter((rule) => path.startsWith(rule))
        .map((r) => r.length),
    );
  return longest('Allow') >= longest('Disallow');
};

it('consists of rules that are plain prefixes', () => {
  expect(lines.filter((line) => line !== '' && !/^(User-agent|Allow|Disallow|Sitemap): \S+$/.test(line))).toEqual([]);
  for (const rule of [...rules('Allow'), ...rules('Disallow')]) expect(rule).toMatch(/^\/[a-z/-]+$/);
});

it.each(Object.keys(PAGES) as PageName[])(
  'keeps crawlers off %s where it is about an account, and only there',
  (page) => {
    const path = PAGES[page].replace(':slug?', 'a-slug').replace(/:\w+/, '17');
    expect(isAllowed(path)).toBe(!ACCOUNT_PAGES.includes(page));
  },
);

it('keeps crawlers off the API but for its pictures', () => {
  expect(['/api/conflicts', '/api/og/conflict/1', '/sitemap.xml'].map(isAllowed)).toEqual([false, true, true]);
});
