import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from './Notice.tsx';

const boxOf = (element: Element | null) => {
  if (!element) throw new Error('It is not there.');
  return element.getBoundingClientRect();
};

test("a notice's icon stands by its first line, however many there are", async () => {
  await page.viewport(320, 640);
  const { container } = await render(
    <Notice icon="warning">
      There is an account with your address already. Please sign in the way you did before, then connect this one.
    </Notice>,
  );
  const [notice, icon] = [boxOf(container.firstElementChild), boxOf(container.querySelector('svg'))];
  expect(notice.height).toBeGreaterThan(60);
  expect(icon.bottom).toBeLessThan(notice.top + 36);
});

test('an address that is longer than its notice stays inside it', async () => {
  await page.viewport(320, 640);
  const { container } = await render(
    <Notice action={<button type="button">Cancel the change</button>}>
      Open the link we sent to ada.lovelace.of.somewhere.far.away@mathematics.example.org.
    </Notice>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
