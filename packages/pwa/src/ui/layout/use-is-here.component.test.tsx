import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { useIsHere } from './use-is-here.ts';

let isHere: () => boolean;

function Form() {
  isHere = useIsHere();
  return <p>A form</p>;
}

test('a page whose successor is still loading counts as left', async () => {
  await show(<Form />);
  await expect.element(page.getByText('A form')).toBeVisible();
  expect(isHere()).toBe(true);
  const { href } = window.location;
  onTestFinished(() => window.history.replaceState(null, '', href));
  window.history.pushState(null, '', '/next');
  expect(isHere()).toBe(false);
});
