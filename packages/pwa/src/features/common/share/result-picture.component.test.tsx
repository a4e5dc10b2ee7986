import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawResult } from './result-picture.ts';

const drawn: { text: string; left: number; right: number }[] = [];

beforeEach(() => {
  const fillText = CanvasRenderingContext2D.prototype.fillText;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    const { width } = this.measureText(text.trim());
    const left = this.textAlign === 'right' ? x - width : x;
    drawn.push({ text, left, right: left + width });
    fillText.call(this, text, x, y);
  });
});

afterEach(() => {
  drawn.length = 0;
});

const linesOf = async (title: string) => {
  await drawResult({ title, herPercentage: 41, hisPercentage: 59, totalVotes: 155 });
  return drawn.slice(4, -2);
};

test('aligns a right-to-left title with the picture’s text', async () => {
  const lines = await linesOf('هو يقول إن غسالة الصحون نظامي أنا فلا يملؤها أبدًا');
  expect(lines.map(({ right }) => right)).toEqual(lines.map(() => 1080 - 64));
});

test('a long title stays within its lines, even without spaces', async () => {
  for (const title of ['Our daughter calls only one of us Mum '.repeat(5), 'ha'.repeat(90)]) {
    drawn.length = 0;
    const lines = await linesOf(title);
    expect(lines).toHaveLength(3);
    for (const { left, right } of lines) expect([left >= 64, right <= 1080 - 64]).toEqual([true, true]);
  }
});

test.each(['🦊', '👩‍👩‍👧‍👦', '🇩🇪'])('a long title is cut between whole characters: %s', async (character) => {
  for (const before of [0, 1, 2]) {
    drawn.length = 0;
    const lines = await linesOf('i'.repeat(before) + character.repeat(150));
    expect(lines.at(-1)?.text.replaceAll(character, '')).toBe('…');
  }
});
