import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { doubleTheText } from '../../test-support/show.tsx';
import { Button } from '../form/Button.tsx';
import { Dialog } from './Dialog.tsx';

const placeOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();

const open = async (...names: string[]) => {
  await render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Report this conflict"
      actions={names.map((name) => <Button key={name}>{name}</Button>)}
    >
      <p style={{ height: 1200 }}>What’s wrong?</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
};

test.each([
  [320, 568],
  [360, 640],
  [1280, 800],
])('what ends a dialog is in reach however long the dialog is, in one row: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await open('Cancel', 'Send report');
  const [cancel, send] = [placeOf('Cancel'), placeOf('Send report')];
  expect(send.bottom).toBeLessThanOrEqual(height);
  expect([send.top, cancel.right < send.left]).toEqual([cancel.top, true]);
});

test('where they take two rows, what goes on stands above what goes back', async () => {
  await page.viewport(320, 568);
  await open('Keep the discussion open for now', 'Close the discussion for good');
  expect(placeOf('Close the discussion for good').bottom).toBeLessThan(placeOf('Keep the discussion open for now').top);
});

test('of large text on a phone the words have the room, and what ends the dialog stands at its end', async () => {
  await page.viewport(360, 640);
  await doubleTheText();
  await open('Cancel', 'Send report');
  expect(placeOf('Send report').top).toBeGreaterThan(
    page.getByText('What’s wrong?').element().getBoundingClientRect().bottom,
  );
});
