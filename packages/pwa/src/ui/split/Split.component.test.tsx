import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Colour, colourOf, contrast, over } from '../../test-support/contrast.ts';
import { preferLessMotion } from '../../test-support/show.tsx';
import { SideQuotes } from './SideQuote.tsx';
import { Split } from './Split.tsx';
import { SplitHidden } from './SplitHidden.tsx';
import { SplitThin } from './SplitThin.tsx';

const RESULT = { herPercentage: 63, hisPercentage: 37, totalVotes: 65 };
const split = page.getByRole('img');

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.documentElement.style.fontSize = '';
});

const placeOf = (words: RegExp) => {
  const range = document.createRange();
  range.selectNodeContents(page.getByText(words).element());
  return range.getBoundingClientRect();
};

const moving = () =>
  split
    .element()
    .getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) =>
      Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    );

test('paragraphs of one account start at the side of their own script', async () => {
  await render(<SideQuotes her={<p dir="auto">{'הוא לא מקפל כביסה\n\nHe never folds laundry'}</p>} his="" />);
  const text = page.getByText(/never folds/).element().firstChild as Text;
  const [hebrew, english] = [
    [0, text.data.indexOf('\n')],
    [text.data.lastIndexOf('\n') + 1, text.data.length],
  ].map(([from = 0, to = 0]) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect();
  });
  const box = page
    .getByText(/never folds/)
    .element()
    .getBoundingClientRect();
  expect(Math.round((hebrew?.right ?? 0) - box.right)).toBe(0);
  expect(Math.round((english?.left ?? 0) - box.left)).toBe(0);
});

test('a result opens by what a compositor moves alone, from the middle, counts its numbers up, and says them all from the beginning', async () => {
  await render(<Split {...RESULT} size="large" own="her" opening />);
  expect(new Set(moving())).toEqual(new Set(['transform', 'opacity']));
  await expect.element(split).toHaveAccessibleName('Her side 63%, his side 37%, 65 votes');
  await expect.element(split).toHaveTextContent('50%63%Her side, and you37%His side');
});

test('where motion is not wanted a result is simply there', async () => {
  await preferLessMotion();
  await render(<Split {...RESULT} opening />);
  expect(moving()).toEqual([]);
  expect(split.element().textContent).toBe('63%37%');
});

test.each(['regular', 'large'] as const)(
  'a %s result grows with the text, so that all of it is in sight',
  async (size) => {
    await page.viewport(1280, 560);
    document.documentElement.style.fontSize = '200%';
    await render(<Split {...RESULT} size={size} own="her" />);
    const { top, bottom } = split.element().getBoundingClientRect();
    for (const words of split.element().querySelectorAll(':scope > span > span')) {
      const part = words.getBoundingClientRect();
      expect([words.textContent, part.top >= top, part.bottom <= bottom]).toEqual([words.textContent, true, true]);
    }
  },
);

test.each([
  ['her', 320, 41],
  ['her', 360, 41],
  ['his', 360, 59],
  ['her', 360, 31],
  ['her', 320, 48],
] as const)(
  'the name of %s side keeps to its side at %i px, also as one’s own, with %i of a hundred for hers',
  async (own, width, hers) => {
    await page.viewport(width, 640);
    const labels = { her: "Femi's side", his: "Tunde's side" };
    await render(<Split labels={labels} herPercentage={hers} hisPercentage={100 - hers} size="large" own={own} />);
    const seam = split.element().getBoundingClientRect().left + (width * hers) / 100;
    expect(placeOf(/^Femi's side/).right).toBeLessThanOrEqual(seam);
    expect(placeOf(/^Tunde's side/).left).toBeGreaterThanOrEqual(seam);
  },
);

test('with large text on a phone no name is broken', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '200%';
  const labels = { her: "Femi's side", his: "Tunde's side" };
  await render(<Split labels={labels} herPercentage={41} hisPercentage={59} size="large" own="her" />);
  const words = page.getByText(/^Femi's side/).element().firstChild!;
  const name = document.createRange();
  name.setStart(words, 0);
  name.setEnd(words, "Femi's".length);
  expect(name.getClientRects()).toHaveLength(1);
});

test('a result takes the place of the band that hid it, however the split is', async () => {
  await render(
    <>
      <Split {...RESULT} />
      <Split herPercentage={0} hisPercentage={100} />
      <SplitHidden>Results hidden until you vote</SplitHidden>
    </>,
  );
  const hidden = page.getByText('Results hidden until you vote').element().parentElement;
  const heights = [...document.querySelectorAll('[role=img][aria-label]'), hidden].map(
    (element) => element?.getBoundingClientRect().height,
  );
  expect(new Set(heights)).toEqual(new Set([heights[0]]));
});

test('numbers stay within the result at its least share, on the narrowest phone and with large text', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await render(<Split herPercentage={2} hisPercentage={98} size="large" own="his" />);
  const whole = split.element().getBoundingClientRect();
  for (const part of split.element().querySelectorAll('span')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    expect([left >= whole.left, right <= whole.right, top >= whole.top, bottom <= whole.bottom]).not.toContain(false);
  }
  document.documentElement.style.fontSize = '';
});

test.each(['light', 'dark'])(
  'words on both tints are told at 4.5:1, on textures and in the light of a range, %s',
  (theme) => {
    document.documentElement.dataset.theme = theme;
    const [words, texture, light] = ['--on-fill', '--texture', '--range-light'].map(colourOf) as [
      Colour,
      Colour,
      Colour,
    ];
    for (const tint of ['--her-deep', '--his-deep'].map(colourOf))
      for (const ground of [tint, over(texture, tint), over(light, tint), over(light, over(texture, tint))])
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the line in a sidebar stands between its two numbers', async () => {
  await render(<SplitThin herPercentage={63} />);
  await expect.element(split).toHaveTextContent('63%37%');
  await expect.element(split).toHaveAccessibleName('Her side 63%, his side 37%');
});
