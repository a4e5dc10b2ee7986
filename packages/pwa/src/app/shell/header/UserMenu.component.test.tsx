import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { UserMenu } from './UserMenu.tsx';

test.each([
  ['a moderator', { isModerator: true } as const, 1],
  ['any other member', {}, 0],
])('the menu of %s leads to the desk, or does not name it', async (_, over, links) => {
  answerApi();
  const member = aMember(over);
  await show(<UserMenu user={member} />, { member });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  const desk = page.getByRole('menuitem', { name: 'Moderation' });
  expect(desk.elements()).toHaveLength(links);
  for (const link of desk.elements()) expect(link.getAttribute('href')).toBe('/moderation');
});
