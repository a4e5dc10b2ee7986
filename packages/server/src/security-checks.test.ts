import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const list = readFileSync(`${root}docs/security-checks.md`, 'utf8');

/** Each check as `file › name`; a name may end in … where the test's goes on. */
const checks = [...list.matchAll(/`([^`]+?\.(?:test|spec|suite)\.tsx?) › ([^`]+)`/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

const plain = (text: string) => text.replaceAll(/\\(['"`])/g, '$1');

it('The list of security checks names a test for every line', () => {
  const lines = [...list.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(lines).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(checks.length).toBeGreaterThan(40);
});

it.each(checks)('$file › $name exists', ({ file, name }) => {
  expect(existsSync(root + file), `${file} is missing`).toBe(true);
  expect(plain(readFileSync(root + file, 'utf8'))).toContain(name.replace(/…$/, ''));
});
