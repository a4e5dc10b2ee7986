import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VoteButtons } from './VoteButtons.tsx';

test('a half changes its ground and its words at once: however busy a device is, they can be told apart', async () => {
  const { rerender } = await render(<VoteButtons size="large" onVote={() => {}} />);
  const his = page.getByRole('button', { name: 'His side' }).element();
  const { backgroundColor } = getComputedStyle(his);
  await rerender(<VoteButtons size="large" onVote={() => {}} chosen="her" />);
  expect(getComputedStyle(his).backgroundColor).not.toBe(backgroundColor);
  expect(his.getAnimations()).toEqual([]);
});

test.each([
  [320, '100%'],
  [360, '200%'],
])('at %i px and %s of text no half breaks a name of eight letters', async (width, text) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = text;
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await render(
    <main style={{ padding: '0 16px' }}>
      <VoteButtons size="large" onVote={() => {}} labels={{ her: "Rosalind's side", his: "Callum's side" }} />
    </main>,
  );
  for (const label of ["Rosalind's side", "Callum's side"]) expect([label, linesOfName(label)]).toEqual([label, 1]);
});

test.each([
  [360, 33, 'regular', 'Maximiliana', "Sam's side"],
  [320, 33, 'regular', 'Maximiliana', "Sam's side"],
  [320, 20, 'large', 'Maximiliana', "Bartholomaeus's side"],
  [320, 20, 'large', 'Maximilianabartholoma', "Bartholomaeusmaximil's side"],
] as const)(
  'on a phone no half breaks a long name: %i px, %i px around, %s, %s',
  async (width, around, size, name, his) => {
    await page.viewport(width, 800);
    const [her, chosen] = [`${name}'s side`, 'her'] as const;
    const halves = (pressed: 'her' | null) => (
      <main style={{ padding: `0 ${around}px` }}>
        <VoteButtons onVote={() => {}} size={size} labels={{ her, his }} chosen={pressed} />
      </main>
    );
    const { rerender } = await render(halves(null));
    for (const label of [her, his]) expect(linesOfName(label)).toBe(1);
    await rerender(halves(chosen));
    for (const label of [her, his]) expect(linesOfName(label)).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

function linesOfName(label: string) {
  const words = page.getByText(label).element();
  const name = document.createRange();
  name.setStart(words.firstChild as Text, 0);
  name.setEnd(words.firstChild as Text, label.indexOf(' '));
  return new Set([...name.getClientRects()].map(({ top }) => top)).size;
}
