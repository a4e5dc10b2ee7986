import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeAction } from '../../../outbox/rows.ts';
import { commentOn } from '../../../outbox/submit.ts';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { useLogOut } from './use-log-out.ts';

function LogOut() {
  const { logOut } = useLogOut();
  return (
    <button type="button" onClick={logOut}>
      Log out
    </button>
  );
}

test('says that signing out failed', async () => {
  answerApi({ logout: badGateway });
  const { address } = await show(<LogOut />, { member: aMember(), path: '/help' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .element(toast('We couldn’t sign you out').getByText('You’re still signed in. Please try again.'))
    .toBeVisible();
  expect(address()).toBe('/help');
});

test('reports data the browser did not delete, until dismissed', async () => {
  const remove = vi.spyOn(IDBCursor.prototype, 'delete').mockImplementation(refuse);
  const removeAll = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
  onTestFinished(() => [remove, removeAll].forEach((spy) => void spy.mockRestore()));
  const member = aMember();
  await storeAction({ ...commentOn(pageOf(aConflict()), 'Not for the next one.'), memberId: member.id }, Date.now());
  answerApi({ logout: () => ({ message: 'Signed out' }) });
  await show(<LogOut />, { member, path: '/help' });
  await page.getByRole('button', { name: 'Log out' }).click();
  const told = toast('You’re signed out, but some data is still on this device');
  await expect.element(told.getByText('Please delete this site’s data in your browser’s settings.')).toBeVisible();
});

test('reports a subscription to notifications that the browser did not end', async () => {
  const subscription = { unsubscribe: () => Promise.resolve(false) };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
  answerApi({ logout: () => ({ message: 'Signed out' }) });
  await show(<LogOut />, { member: aMember(), path: '/help' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.element(toast('You’re signed out, but some data is still on this device')).toBeVisible();
});

test.each(['draft:ana:comment-1:tab', 'copy:ana:["alerts"]', 'member'])(
  'reports “%s” if the browser did not change its storage',
  async (key) => {
    const member = aMember();
    answerApi({ logout: () => ({ message: 'Signed out' }) });
    await show(<LogOut />, { member, path: '/help' });
    localStorage.clear();
    localStorage.setItem(key, JSON.stringify(member));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.element(toast('You’re signed out, but some data is still on this device')).toBeVisible();
  },
);

function refuse(): never {
  throw new DOMException('The disk is broken', 'UnknownError');
}
