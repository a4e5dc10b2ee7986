import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { readRows } from '../../../outbox/rows.ts';
import { commentOn, keep } from '../../../outbox/submit.ts';
import { type Answers, answerApi, badGateway, goOffline, held, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, ownComment, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { UserMenu } from './UserMenu.tsx';

const conflict = aConflict();
const taking: Answers['addComment'] = ({ body, opId }) => ({
  opId,
  conflictId: conflict.id,
  comment: ownComment(conflict, body.content),
  commentCount: 1,
});

const logOut = async () => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};
const dialog = page.getByRole('dialog');
const unsent = page.getByRole('dialog', { name: 'Sign out before everything is sent?' });
const allSent = page.getByRole('dialog', { name: 'Everything has been sent. Sign out now?' });

const onItsWay = () => {
  const { answer, letGo } = held(() => null);
  const addComment: Answers['addComment'] = (call) => answer().then(() => taking(call));
  return { answer: addComment, letGo };
};

const written = async (answers: Answers) => {
  const api = answerApi(answers);
  const member = aMember();
  await show(<UserMenu user={member} />, { member });
  await keep(commentOn(pageOf(conflict), 'Still mine'));
  return api;
};

test.each([
  ['a moderator', { isModerator: true } as const, 1],
  ['any other member', {}, 0],
])('the menu of %s leads to the desk and says how many cases wait, or does not name it', async (_, over, links) => {
  answerApi({ waitingCases: () => ({ count: 3, dangers: 0 }) });
  const member = aMember(over);
  await show(<UserMenu user={member} />, { member });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  const desk = page.getByRole('menuitem', { name: 'Moderation (3)' });
  await expect.poll(() => desk.elements()).toHaveLength(links);
  for (const link of desk.elements()) expect(link.getAttribute('href')).toBe('/moderation');
});

test('does not sign out after a failed attempt to send first, even if the rest is sent later', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  const { answer, callsOf } = await written({ addComment: badGateway });
  await logOut();
  await unsent.getByRole('button', { name: 'Send first' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('We couldn’t send everything yet. You’re still signed in.');
  answer({ addComment: taking });
  window.dispatchEvent(new Event('online'));
  await expect.element(allSent).toBeVisible();
  await allSent.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('logout')).toEqual([]);
});

test('asks again when signing out fails after everything was sent', async () => {
  const [first, later] = [onItsWay(), onItsWay()];
  const { answer, callsOf } = await written({ addComment: first.answer, logout: badGateway });
  await logOut();
  await unsent.getByRole('button', { name: 'Send first' }).click();
  first.letGo();
  await expect.element(toast('We couldn’t sign you out')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  answer({ addComment: later.answer });
  await keep(commentOn(pageOf(conflict), 'Done later'));
  await logOut();
  await expect.element(unsent).toBeVisible();
  later.letGo();
  await expect.element(allSent).toBeVisible();
  expect(callsOf('logout')).toHaveLength(1);
});

test('signing out asks what to do with unsent items, and leaves none', async () => {
  goOffline();
  const { callsOf } = await written({ addComment: noAnswer, logout: () => ({ message: 'Signed out' }) });
  await logOut();
  await unsent.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await readRows(aMember().id)).toHaveLength(1);

  await logOut();
  await unsent.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect.poll(() => callsOf('logout')).toHaveLength(1);
  await expect.poll(() => readRows(aMember().id)).toEqual([]);
});

test('a toast does not cover the account menu on a phone', async () => {
  await page.viewport(360, 640);
  const member = aMember();
  await show(
    <header style={{ display: 'flex', justifyContent: 'end', padding: '8px 16px' }}>
      <UserMenu user={member} />
    </header>,
    { member },
  );
  toasts.show({ title: 'Comment added!', description: 'Thank you for sharing your perspective.' });
  const { right } = await boxOf(toast('Comment added!'));
  const { left } = await boxOf(page.getByRole('button', { name: 'Your account' }));
  expect(right).toBeLessThanOrEqual(left);
});

async function boxOf(shown: Locator): Promise<DOMRect> {
  await expect.element(shown).toBeVisible();
  return shown.element().getBoundingClientRect();
}
