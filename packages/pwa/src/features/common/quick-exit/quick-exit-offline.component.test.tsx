import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOffline } from '../../../test-support/answer-api.ts';
import { aConflict, aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { QuickExit } from './QuickExit.tsx';

test('what the quick exit does is a description, not the name of its button', async () => {
  await show(<QuickExit />);
  await expect.element(page.getByRole('button', { name: 'What this button does', exact: true })).toBeVisible();
});

test('offline the quick exit shows a plain page that leaves once online', async () => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    left.push(event.destination.url);
    event.preventDefault();
  };
  const before = window.location.href;
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    window.history.replaceState(null, '', before);
  });
  goOffline();
  await show(
    <>
      <QuickExit />
      <h1>{aConflict().title}</h1>
    </>,
    { member: aMember() },
  );
  await page.getByRole('button', { name: 'Quick exit' }).click();
  expect(left).toEqual(['https://www.wikipedia.org/']);
  expect(document.title).toBe('No internet');
  expect(document.body.textContent).toBe('No internet. Check your connection and try again.');
  expect(document.querySelectorAll('link, style')).toHaveLength(0);
  expect(window.location.pathname).toBe('/');

  window.dispatchEvent(new Event('online'));
  expect(left).toHaveLength(2);
});
