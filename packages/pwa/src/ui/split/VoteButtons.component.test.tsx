import { expect, test } from 'vitest';
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
