import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { useLogOut } from './use-log-out.ts';

function LogOut() {
  const { logOut } = useLogOut();
  return (
    <button type="button" onClick={logOut}>
      Log out
    </button>
  );
}

test('who cannot be signed out is told', async () => {
  answerApi({ logout: badGateway });
  const { address } = await show(<LogOut />, { member: aMember(), path: '/help' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .element(toast('Signing out failed').getByText("You're still signed in. Please try again."))
    .toBeVisible();
  expect(address()).toBe('/help');
});
