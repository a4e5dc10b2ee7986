import { describe, expect, test } from 'vitest';
import { type Card, SITE_CARD } from './card.ts';
import { type FontFile, loadFonts } from './fonts.ts';
import { createCardRenderer } from './render-card.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

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

  test.each(titles)('is a PNG of 1200 × 630 for the title %j', async (title) => {
    expect(sizeOf(await render({ ...SITE_CARD, title }))).toEqual([1200, 630]);
  });

  test.each([
    [0, null],
    [1, { low: 0, high: 5 }],
    [50, { low: 40, high: 60 }],
    [100, { low: 96, high: 100 }],
  ])('has room for a split of %i%%', async (herPercentage, range) => {
    const band: Card['band'] = { kind: 'split', herPercentage, hisPercentage: 100 - herPercentage, range };
    expect(sizeOf(await render({ ...SITE_CARD, band }))).toEqual([1200, 630]);
  });

  test.each([
    ['Ամուսինս and Anna', 'and Anna'],
    ['বাংলা ভাষা?', ''],
    ['አማርኛ!', ''],
    ['e\u1abe, \u{10ffff}x', 'e, x'],
    ['b\u115f\u1160, \uffa0c\u3164', 'b, c'],
    ['🍝\u3164', '🍝'],
    ['Who\u200b pays\u2060?', 'Who pays?'],
    ['𝓦𝓱𝓸 𝓹𝓪𝔂𝓼?', 'Who pays?'],
  ])('leaves out what no font has a glyph for, and draws styled letters as plain ones: %s', async (title, drawn) => {
    expect((await render({ ...SITE_CARD, title })).equals(await render({ ...SITE_CARD, title: drawn }))).toBe(true);
  });

  test.each([
    ['সোহাগ', "Author's side"],
    ['সো-সো', "Author's side"],
    ['সোহাগ Anna', "Anna's side"],
    ['Anna', "Anna's side"],
  ])('names a side after what can be drawn of “%s”, or else without a name', async (name, drawn) => {
    const her = { ...SITE_CARD.her, namelessLabel: "Author's side" };
    const card = (label: string) => ({ ...SITE_CARD, her: { ...her, label } });
    expect((await render(card(`${name}'s side`))).equals(await render(card(drawn)))).toBe(true);
  });

  test.each([
    ['Wer spült? 謝謝 שלום', 'Кто? 谢谢 שלום ไทย'],
    ['👩‍❤️‍👨 🏳️‍🌈 1️⃣', '❤ 🌈🐸 ☕ 1'],
  ])('depends on the card alone, not on what was drawn before: %s', async (title, other) => {
    const fresh = createCardRenderer();
    await render({ ...SITE_CARD, title: other });
    const [first] = await Promise.all([fresh({ ...SITE_CARD, title }), fresh({ ...SITE_CARD, title: other })]);
    expect((await render({ ...SITE_CARD, title })).equals(first)).toBe(true);
  });
});

describe('The fonts of a card', () => {
  const loading = loadFonts();
  test.each(['🍝', '🎂', '🏳️‍🌈', '🇩🇪', '👩‍❤️‍👨', '👍🏽', '1️⃣'])('draw %s whole, from one file', async (emoji) => {
    const fonts = await loading;
    const files = new Set<FontFile>();
    expect(await fonts.drawable(emoji, files)).toBe(emoji);
    expect([...files].map(({ font }) => font)).toEqual(['noto-emoji']);
  });
});
