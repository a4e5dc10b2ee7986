import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toast-store.ts';

const region = page.getByRole('region', { name: /^Notifications/ });
const card = region.getByRole('article');

const TOAST = { title: 'Login failed', description: 'Please check your credentials and try again.' };

beforeEach(async () => {
  await render(
    <MemoryRouter initialEntries={['/conflict/7/who-pays']}>
      <ToastRegion />
    </MemoryRouter>,
  );
  // Shows a first toast to load the card's code before the timers are faked.
  toasts.show({ ...TOAST, duration: Number.POSITIVE_INFINITY });
  await expect.element(card).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  toasts.show(TOAST);
});

test('a toast is at most 420 px wide', () => {
  expect(card.element().getBoundingClientRect().width).toBeLessThanOrEqual(420);
});

test('on a phone a toast stands over the header: where a page’s title begins, it has ended', async () => {
  await page.viewport(360, 640);
  const undo = { label: 'Undo', onPress: () => {} };
  for (const toast of [TOAST, { ...TOAST, description: undefined, action: undo }]) {
    toasts.show(toast);
    await expect.element(card.getByText(toast.title)).toBeVisible();
    expect(region.element().getBoundingClientRect().top).toBeLessThan(60);
    expect(region.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(88);
  }
});

test.each([360, 1280])('at %d px what can be done about a toast leaves its words their room', async (width) => {
  await page.viewport(width, 800);
  const description = 'You can still read, and you can appeal under “Moderation decisions.”';
  const see = { label: 'See the decision', onPress: () => {} };
  toasts.show({ ...TOAST, description, action: see });
  await expect.element(card.getByText(description)).toBeVisible();
  const button = card.getByRole('button', { name: see.label }).element();
  const words = card.getByText(description).element();
  expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom);
  expect(words.getBoundingClientRect().width).toBeGreaterThan(card.element().getBoundingClientRect().width / 2);
});

test('leaves out the link to the page that is open', async () => {
  const link = card.getByRole('link', { name: 'See results' });
  toasts.show({ ...TOAST, action: { label: 'See results', to: '/conflict/8' } });
  await expect.element(link).toBeVisible();
  toasts.show({ ...TOAST, title: 'Sent', action: { label: 'See results', to: '/conflict/7' } });
  await expect.element(card.getByText('Sent')).toBeVisible();
  expect(link.elements()).toEqual([]);
});

test('a toast goes by itself after five seconds', async () => {
  await vi.advanceTimersByTimeAsync(4_999);
  expect(card.elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => card.elements()).toHaveLength(0);
});

test('a toast is reached by F8, and stays as long as it is looked at', async () => {
  await userEvent.keyboard('{F8}');
  expect(region.element()).toBe(document.activeElement);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(card.elements()).toHaveLength(1);
});

test('a toast goes with a swipe to the right of 50 px, and slides back from less', async () => {
  const swipe = (distance: number) =>
    userEvent.dragAndDrop(card, card, {
      sourcePosition: { x: 60, y: 20 },
      targetPosition: { x: 60 + distance, y: 20 },
    });
  await swipe(45);
  expect(card.elements()).toHaveLength(1);
  await swipe(55);
  await expect.poll(() => card.elements()).toHaveLength(0);
});
