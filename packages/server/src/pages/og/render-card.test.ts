import { describe, expect, it } from 'vitest';
import { type Card, SITE_CARD } from './card.ts';
import { createCardRenderer } from './render-card.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Width and height as the file's header says. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('The picture of a card', () => {
  const render = createCardRenderer();
  const titles = [
    'Short',
    'W'.repeat(150),
    'A title of a hundred and fifty characters, as long as a title may be, '.repeat(3).slice(0, 150),
    'من يغسل الصحون؟ 😡 👩‍❤️‍👨',
    '家事は誰がするべき？ 설거지는 누가 하나요',
    'தமிழ்',
    '"><svg onload=alert(1)>&\'',
    '\ud800 lone',
    '',
  ];

  it.each(titles)('is a PNG of 1200 × 630 for the title %j', async (title) => {
    expect(sizeOf(await render({ ...SITE_CARD, title }))).toEqual([1200, 630]);
  });

  it.each([
    [0, null],
    [1, { low: 0, high: 5 }],
    [50, { low: 40, high: 60 }],
    [100, { low: 96, high: 100 }],
  ])('has room for a split of %i%%', async (herPercentage, range) => {
    const band: Card['band'] = { kind: 'split', herPercentage, hisPercentage: 100 - herPercentage, range };
    expect(sizeOf(await render({ ...SITE_CARD, band }))).toEqual([1200, 630]);
  });

  it('depends on the card alone, not on what was drawn before', async () => {
    const one = { ...SITE_CARD, title: 'Wer spült? 謝謝 שלום' };
    const fresh = createCardRenderer();
    const [first] = await Promise.all([fresh(one), fresh({ ...SITE_CARD, title: 'Кто? 谢谢 שלום ไทย' })]);
    expect((await render(one)).equals(first)).toBe(true);
  });
});
