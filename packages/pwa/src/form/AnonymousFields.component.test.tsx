import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnonymousFields } from './AnonymousFields.tsx';

test('a long pseudonym breaks between its two words on a narrow phone', async () => {
  await page.viewport(320, 640);
  await render(
    <div style={{ width: 246 }}>
      <AnonymousFields
        isAnonymous
        pseudonym="WanderingPebble"
        partnerPseudonym="HopefulCloud"
        userNickname="Rosa"
        partnerNickname={null}
        avatarId="geometric-3"
        errors={{}}
        onChange={vi.fn()}
        onShuffle={vi.fn()}
      />
    </div>,
  );
  const name = page.getByText('WanderingPebble').element();
  const range = document.createRange();
  const [first, second] = [...name.childNodes].filter((node) => node instanceof Text);
  const linesOf = (node: Text | undefined) => {
    range.selectNodeContents(node as Text);
    return range.getClientRects().length;
  };
  expect([first?.data, second?.data]).toEqual(['Wandering', 'Pebble']);
  expect([linesOf(first), linesOf(second)]).toEqual([1, 1]);
});
