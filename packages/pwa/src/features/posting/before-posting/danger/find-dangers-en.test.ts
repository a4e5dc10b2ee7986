import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDangers } from './find-dangers.ts';

/** Each line of a file has a topic (`none` if harmless), a tab and a sentence. */
const SENTENCES = ['sentences-en.tsv', 'sentences-en-2.tsv', 'sentences-en-3.tsv'].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([topic, text = '']) => ({ isDangerous: topic !== 'none', warns: findDangers(text).length > 0, text })),
);

test('finds nearly all dangerous sentences of the labeled set, and few harmless ones', () => {
  const dangerous = SENTENCES.filter(({ isDangerous }) => isDangerous);
  const told = dangerous.filter(({ warns }) => warns).length;
  const warnings = SENTENCES.filter(({ warns }) => warns).length;
  const [recall, precision] = [told / dangerous.length, told / warnings];
  // biome-ignore lint/suspicious/noConsole: the figures are worth reading, not only keeping.
  console.info(`Words of danger: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`);
  expect([SENTENCES.length, dangerous.length]).toEqual([801, 400]);
  expect(recall).toBeGreaterThan(0.97);
  expect(precision).toBeGreaterThan(0.9);
});

test.each([
  ['I have to ask permission to shower.', true],
  ['He makes me ask for permission before I call my mom.', true],
  ['She won’t let me buy socks without asking.', true],
  ['I beg him for permission.', true],
  ['Asking permission each time makes it feel as if she were a stranger.', false],
  ['He asks my permission before he posts a photo.', false],
])('warns of being made to ask permission, not of asking: %s', (text, warns) => {
  expect(findDangers(text).includes('control')).toBe(warns);
});
