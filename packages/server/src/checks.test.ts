import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe.each([
  { page: 'docs/security-checks.md', lines: 33, atLeast: 120 },
  { page: 'docs/offline-checks.md', lines: 15, atLeast: 30 },
])('$page', ({ page, lines, atLeast }) => {
  const list = readFileSync(root + page, 'utf8');
  /** Each check as `file › name`; a name may end in … where the test's goes on. */
  const checks = [...list.matchAll(/`([^`]+?\.(?:test|spec|suite)\.tsx?) › ([^`]+)`/g)].map(
    ([, file = '', name = '']) => ({ file, name }),
  );

  it('names a test for every line', () => {
    const numbers = [...list.matchAll(/^\| (\d+) \|.*› /gm)].map(([, number]) => Number(number));
    expect(numbers.slice(0, lines)).toEqual(Array.from({ length: lines }, (_, n) => n + 1));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(checks.length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(checks)('$file › $name exists', ({ file, name }) => {
    expect(existsSync(root + file), `${file} is missing`).toBe(true);
    expect(plain(readFileSync(root + file, 'utf8'))).toContain(name.replace(/…$/, ''));
  });
});

const plain = (text: string) => text.replaceAll(/\\(['"`])/g, '$1');
