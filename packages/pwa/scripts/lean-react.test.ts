import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './lean-react.ts';

const { resolve } = createRequire(import.meta.url);
const react = readFileSync(
  join(dirname(resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

test('what the app does not use of React is left empty, and all else stays as it is written', () => {
  const left = withoutUnused(react);
  expect(left).toContain('\nfunction startViewTransition() {}\n');
  expect(left).toContain('\nfunction updateSuspenseComponent(');
  const changed = left.split('\n').filter((line) => line.endsWith('() {}') && !react.includes(`\n${line}\n`));
  expect(changed.length).toBeGreaterThan(30);
  expect(react.split('\n').length - left.split('\n').length).toBeLessThan(1_500);
});

test('a release that lacks one of its functions is told', () => {
  const other = react.replaceAll('startViewTransition', 'beginViewTransition');
  expect(() => withoutUnused(other)).toThrow('no startViewTransition');
});
