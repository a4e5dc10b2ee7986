import type { ConflictId } from '@twosides/domain/kernel';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOperationId } from '../../../api/operation-id.ts';
import { postOf, withOutbox } from '../../../outbox/submit.ts';
import { type Answers, answerApi, badGateway, goOffline, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { ACCOUNTS, aConflict, aMember, rowOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { OutboxScreen } from '../../outbox/OutboxScreen.tsx';
import { conflictDraft } from './conflict-draft.ts';
import { blankAnswers } from './SubmitFlow.tsx';
import { SubmitScreen } from './SubmitScreen.tsx';

const title = page.getByLabelText('Title');
const category = page.getByLabelText('Category');
const hers = page.getByRole('textbox', { name: /^Her side/ });
const his = page.getByRole('textbox', { name: /^His side/ });
const post = page.getByRole('button', { name: 'Post conflict' });

const showForm = async (answers: Answers = {}, member = aMember()) => {
  const api = answerApi({ stats: badGateway, ownConflicts: () => [], ...answers });
  const { address } = await show(<SubmitScreen />, {
    member,
    path: '/submit-conflict',
    at: '/submit-conflict',
  });
  await expect.element(post).toBeVisible();
  return { ...api, address };
};

const fillIn = async () => {
  await title.fill('A title that is kept');
  await hers.fill(ACCOUNTS.hers);
  await his.fill(ACCOUNTS.his);
  await category.selectOptions('household');
};

test('announces each field’s error in the submit form', async () => {
  await showForm();
  await post.click();
  await expect.element(page.getByRole('alert')).toMatchAriaInlineSnapshot(`
    - alert:
      - paragraph: A few things need fixing
      - list:
        - listitem:
          - link "Title must be at least 10 characters":
            - /url: "#title"
        - listitem:
          - link "Please select a category":
            - /url: "#category"
        - listitem:
          - link "Her side must be at least 20 characters":
            - /url: "#herSide"
        - listitem:
          - link "His side must be at least 20 characters":
            - /url: "#hisSide"
  `);
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  await expect.element(title).toHaveAccessibleDescription(/^Title must be at least 10 characters/);
  await expect.element(category).toHaveAccessibleDescription(/category/);
  await expect.element(hers).toHaveAttribute('aria-invalid', 'true');
  await expect.element(hers).toHaveAccessibleDescription(/at least 20 characters/);

  await title.fill('Who folds the fitted sheets?');
  await category.selectOptions('household');
  await post.click();
  await expect.element(title).not.toHaveAttribute('aria-invalid');
  await expect.element(hers).toHaveFocus();
});

test('says which names others will see under a conflict that is not anonymous', async () => {
  await showForm({}, aMember({ userNickname: 'Rosa77', partnerNickname: 'Jonas' }));
  const box = page.getByRole('checkbox', { name: 'Post anonymously' });
  await expect
    .element(page.getByText('Others will see your nickname, Rosa77, and your partner’s, Jonas.'))
    .toBeVisible();
  await box.click();
  await expect.element(page.getByText('Nobody can see that you posted it, here or on your profile.')).toBeVisible();
});

test('preselects anonymous for those who last posted anonymously', async () => {
  const own = rowOf(aConflict({ anonymous: true, submittedBy: aMember().id }));
  await showForm({ ownConflicts: () => [own] });
  const boxes = page.getByRole('main').getByRole('group').first().getByRole('checkbox');
  await expect.element(boxes.first()).toHaveAccessibleName('Post anonymously');
  await expect.element(boxes.first()).toBeChecked();
});

test.each([
  ['there is no network', noAnswer],
  ['the server fails', badGateway],
  ['the answer is slow', () => new Promise<never>(() => {})],
])('preselects anonymous as long as the last post is unknown because %s', async (_, ownConflicts) => {
  await showForm({ ownConflicts });
  await expect.element(page.getByRole('checkbox', { name: 'Post anonymously' })).toBeChecked();
});

test('a conflict that is posted after its author has left does not bring them back, and leaves no draft', async () => {
  const answer = Promise.withResolvers<{ id: ConflictId; path: string }>();
  answerApi({ stats: badGateway, ownConflicts: () => [], postConflict: () => answer.promise });
  const member = aMember();
  const screen = (
    <>
      <SubmitScreen />
      <Link to="/trending">Elsewhere</Link>
    </>
  );
  const { address } = await show(screen, { member, path: '/submit-conflict', at: '/submit-conflict' });
  await fillIn();
  await post.click();
  await expect.poll(() => conflictDraft(member.id).read()?.opId).toBeTruthy();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(address).toBe('/trending');
  answer.resolve({ id: aConflict().id, path: '/conflict/7/kept' });
  const link = toast('Your conflict is posted').getByRole('link', { name: 'View it' });
  await expect.element(link).toHaveAttribute('href', '/conflict/7/kept');
  expect(address()).toBe('/trending');
  expect(conflictDraft(member.id).read()).toBeNull();
});

test('keeps the text on failure', async () => {
  await showForm({ postConflict: () => refusal(500, 'internal') });
  await fillIn();
  await post.click();
  await expect.element(toast('Submission failed').getByText(ERROR_MESSAGES.internal)).toBeVisible();
  await expect.element(title).toHaveValue('A title that is kept');
  await expect.element(hers).toHaveValue(ACCOUNTS.hers);
});

test.each([
  {
    code: 'onboarding-required',
    heading: 'Complete your profile',
    description: 'We need a few more details before you can post.',
    leadsTo: '/onboarding',
  },
  {
    code: 'email-verification-required',
    heading: 'Email verification required',
    description: 'Please verify your email before you post.',
    leadsTo: '/verify-email',
  },
] as const)('a post refused with $code says what is missing, and leads there', async (refused) => {
  const { address } = await showForm({ postConflict: () => refusal(403, refused.code) });
  await fillIn();
  await post.click();
  await expect.element(toast(refused.heading).getByText(refused.description)).toBeVisible();
  await expect.poll(address).toBe(refused.leadsTo);
});

test.each([
  ['offline', 'Saved. Will be sent when you are back online', goOffline],
  ['online, without an answer', 'Saved. Will be sent in a moment', () => () => undefined],
])('queues a post %s, sends it once, and links to it', async (_, saved, loseNetwork) => {
  const goOnline = loseNetwork();
  const { answer, callsOf } = answerApi({ stats: badGateway, ownConflicts: () => [], postConflict: noAnswer });
  const screens = (
    <Routes>
      <Route path="/submit-conflict" element={<SubmitScreen />} />
      <Route path="/outbox" element={<OutboxScreen />} />
    </Routes>
  );
  await show(screens, { member: aMember(), path: '/submit-conflict' });
  await expect.element(post).toBeVisible();
  await fillIn();
  await post.click();
  await expect.element(toast(saved)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A title that is kept' })).toBeVisible();
  await expect.element(page.getByText(ACCOUNTS.hers)).toBeVisible();

  answer({ postConflict: () => ({ id: 9 as ConflictId, path: '/conflict/9/a-title-that-is-kept' }) });
  goOnline();
  const told = toast('Your conflict is posted');
  await expect.element(told.getByText('It’s live. Share it to get your first votes.')).toBeVisible();
  await expect
    .element(told.getByRole('link', { name: 'Open it' }))
    .toHaveAttribute('href', '/conflict/9/a-title-that-is-kept');
  await expect.element(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(new Set(callsOf('postConflict').map(({ opId }) => opId)).size).toBe(1);
});

test('a queued conflict can return to the form, unless another is begun there', async () => {
  answerApi({ stats: badGateway, postConflict: noAnswer });
  const member = aMember();
  const { address } = await show(<OutboxScreen />, { member, path: '/outbox', at: '/outbox' });
  const kept = { ...blankAnswers(member), title: 'Kept on the train' };
  const opId = newOperationId();
  await withOutbox(({ submit }) => submit(postOf(kept, opId)));
  conflictDraft(member.id).store({ answers: { ...kept, title: 'Begun on the platform' }, opId: null });
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect.element(toast('You’re already writing another conflict')).toBeVisible();
  expect(conflictDraft(member.id).read()?.answers.title).toBe('Begun on the platform');
  await expect.element(page.getByRole('heading', { name: 'Kept on the train' })).toBeVisible();

  conflictDraft(member.id).delete();
  await edit.click();
  await expect.poll(address).toBe('/submit-conflict');
  expect(conflictDraft(member.id).read()).toEqual({ answers: kept, opId });
});

test('says that posting needs a session', async () => {
  answerApi();
  const { address } = await show(<SubmitScreen />, { path: '/submit-conflict', at: '/submit-conflict' });
  await expect
    .element(toast('Authentication required').getByText('You need to sign in to submit conflicts.'))
    .toBeVisible();
  await expect.poll(address).toBe('/login');
});

test('tells a suspended member before they write until when, and where to appeal', async () => {
  await showForm({}, aMember({ suspendedUntil: '2999-11-30T23:59:59.999Z' }));
  await expect.element(page.getByText(/suspended until the end of November 30, 2999/)).toBeVisible();
  const way = page.getByRole('link', { name: 'See the decision, or appeal' });
  await expect.element(way).toHaveAttribute('href', '/statements');
  await title.fill('A title that is kept');
  expect(JSON.stringify(localStorage)).toContain('A title that is kept');
});

test('a suspension that is over is not mentioned', async () => {
  await showForm({}, aMember({ suspendedUntil: '2026-06-17T23:59:59.999Z' }));
  await expect.element(page.getByText(/suspended/)).not.toBeInTheDocument();
});

test.each([320, 1280])('the notice before posting comes before the button, at %i px', async (width) => {
  await page.viewport(width, 800);
  await showForm();
  const [words, button] = [page.getByRole('complementary', { name: 'Before you post' }), post].map((part) =>
    part.element().getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect(words.top).toBeLessThan(button.top);
  expect(words.bottom <= button.top && words.left === button.left).toBe(width === 320);
});
