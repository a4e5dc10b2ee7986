import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

test('draws one line again on a terminal, at most ten times a second and at the end', () => {
  const terminal = screen(true);
  let now = 0;
  const tell = progressOn(terminal, 2_000, 'conflicts', () => now);
  for (const [at, done] of [
    [0, 0],
    [50, 400],
    [1_000, 1_000],
    [1_050, 1_999],
    [1_060, 2_000],
  ] as const) {
    now = at;
    tell(done);
  }
  expect(terminal.written).toEqual([
    `\r${'░'.repeat(30)} 0 of 2,000 conflicts, 0 s\x1b[K`,
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 1,000 of 2,000 conflicts, 1 s\x1b[K`,
    `\r${'█'.repeat(30)} 2,000 of 2,000 conflicts, 1 s\x1b[K\n`,
  ]);
});

test('writes a line for every tenth where nobody watches', () => {
  const file = screen(false);
  let now = 0;
  const tell = progressOn(file, 100, 'conflicts', () => now);
  for (let done = 0; done <= 100; done += 1) {
    now += 2_000;
    tell(done);
  }
  expect(file.written.slice(0, 2)).toEqual(['10 of 100 conflicts, 22 s\n', '20 of 100 conflicts, 42 s\n']);
  expect([file.written.length, file.written.at(-1)]).toEqual([10, '100 of 100 conflicts, 3 min 22 s\n']);
});
