import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { commentOn, keep } from '../../../outbox/submit.ts';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { Header } from './Header.tsx';

afterEach(() => page.viewport(1280, 800));

test.each([768, 832, 1280])('what waits in the outbox finds room in the header, at %i px', async (width) => {
  await page.viewport(width, 800);
  answerApi();
  await show(<Header />, { member: aMember() });
  await keep(commentOn(pageOf(aConflict()), 'Still mine'));
  await expect.element(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  const account = page.getByRole('button', { name: 'Your account' });
  await expect.element(account).toBeVisible();
  const picture = account.element().firstElementChild as Element;
  const row = document.querySelector('header')?.firstElementChild as Element;
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(end + 0.5);
});
