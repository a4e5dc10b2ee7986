import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideQuotes } from './SideQuote.tsx';
import { VoteButtons } from './VoteButtons.tsx';

const HERS = 'I’ve shown him twice. He puts one cup in, and leaves the rest on the counter.';
const HIS = 'Whatever I load gets rearranged in front of me.';

const cornersOf = (element: Element | null | undefined) => {
  const { borderBottomLeftRadius: left, borderBottomRightRadius: right } = getComputedStyle(element as Element);
  return [left, right].map(Number.parseFloat) as [number, number];
};

test('whose a bubble is can be told from the corner that is cut, without its colour', async () => {
  await render(
    <>
      <SideQuotes her={HERS} his={HIS} />
      <VoteButtons onVote={() => undefined} />
    </>,
  );
  const quotes = [...document.querySelectorAll('blockquote')].map((quote) => quote.parentElement);
  const halves = ['Her side', 'His side'].map((name) => page.getByRole('button', { name }).element());
  for (const [hers, his] of [quotes, halves]) {
    const [[herLeft, herRight], [hisLeft, hisRight]] = [cornersOf(hers), cornersOf(his)];
    expect(herLeft).toBeLessThan(herRight);
    expect(hisRight).toBeLessThan(hisLeft);
  }
});

test('on a conflict’s page both halves are filled until a side is taken, and then the one that was', async () => {
  const groundOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  const { rerender } = await render(<VoteButtons size="large" onVote={() => undefined} />);
  const filled = ['Her side', 'His side'].map(groundOf);
  await rerender(<VoteButtons size="large" chosen="his" onVote={() => undefined} />);
  expect(groundOf('His side')).toBe(filled[1]);
  await expect.poll(() => groundOf('Her side')).not.toBe(filled[0]);
  expect(
    page.getByRole('button', { name: 'Her side' }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44);
});
