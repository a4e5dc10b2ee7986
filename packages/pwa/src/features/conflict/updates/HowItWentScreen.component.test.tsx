import { DAY } from '@twosides/domain/kernel';
import type { UpdatesView } from '@twosides/domain/updates';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newOperationId } from '../../../api/operation-id.ts';
import { deleteDrafts } from '../../../drafts/delete-drafts.ts';
import { updateOn, withOutbox } from '../../../outbox/submit.ts';
import { type Answers, answerApi, badGateway, goOffline, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { OutboxScreen } from '../../outbox/OutboxScreen.tsx';
import { HowItWentScreen } from './HowItWentScreen.tsx';
import { updateDraftOf } from './update-draft.ts';

const OPEN: UpdatesView = { updates: [], isFollowing: false, opensAt: new Date(0).toISOString(), anonymous: false };
const OWN = { ...pageOf(aConflict()), isAuthor: true };
const PARTED = { ending: 'parted', votesHelped: null, text: 'It was time.', forStories: false } as const;
const TOLD = { opId: null, conflictId: OWN.id, number: 1 };

const member = aMember({ userNickname: 'Hummer', partnerNickname: 'Ben' });

const showForm = async (answers: Answers = {}) => {
  const api = answerApi({ conflict: () => OWN, updates: () => OPEN, addUpdate: () => TOLD, ...answers });
  const { address } = await show(<HowItWentScreen params={{ id: '7' }} />, {
    member,
    path: '/how-it-went/7',
    at: '/how-it-went/:id',
  });
  return { api, address };
};

const post = page.getByRole('button', { name: 'Post update' });
const words = page.getByRole('textbox', { name: /What’s happened since/ });
const ending = (name: string) => page.getByRole('radio', { name });

test('an end is told in one choice, and leads back to the conflict', async () => {
  const { api, address } = await showForm();
  await ending('We talked it through').click();
  await post.click();
  await expect.element(toast('Update posted')).toBeVisible();
  expect(api.callsOf('addUpdate').map(({ body }) => body)).toEqual([
    { ending: 'talked-it-through', votesHelped: null, text: '', forStories: false },
  ]);
  await expect.poll(address).toBe('/conflict/7/is-it-rude-to-hum-while-cooking');
});

test('an update that is sent after its author has left does not bring them back', async () => {
  const answer = Promise.withResolvers<typeof TOLD>();
  answerApi({ conflict: () => OWN, updates: () => OPEN, addUpdate: () => answer.promise });
  const screen = (
    <>
      <HowItWentScreen params={{ id: '7' }} />
      <Link to="/trending">Elsewhere</Link>
    </>
  );
  const { address } = await show(screen, { member, path: '/how-it-went/7', at: '/how-it-went/:id' });
  await ending('We talked it through').click();
  await post.click();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(address).toBe('/trending');
  answer.resolve(TOLD);
  const link = toast('Update posted').getByRole('link', { name: 'View it' });
  await expect.element(link).toHaveAttribute('href', '/conflict/7/is-it-rude-to-hum-while-cooking');
  expect(address()).toBe('/trending');
});

test('who tells that the votes made it worse is met with kind words and who can help, not with thanks', async () => {
  await showForm();
  await ending('Still open').click();
  await ending('Made it worse').click();
  await post.click();
  const told = toast('Update posted');
  await expect
    .element(told.getByText('We’re sorry it got worse. You don’t have to go through this alone.'))
    .toBeVisible();
  await expect.element(told.getByRole('link', { name: 'Get help now' })).toHaveAttribute('href', '/safety');
});

test('without a choice nothing is sent, and the choice is asked for', async () => {
  const { api } = await showForm();
  await expect.element(post).toBeVisible();
  await post.click();
  await expect.element(page.getByText('Please say how it went')).toBeVisible();
  await ending('Still open').click();
  await userEvent.fill(words, 'x'.repeat(2_001));
  await post.click();
  await expect.element(page.getByText('An update must be at most 2,000 characters')).toBeVisible();
  expect(api.callsOf('addUpdate')).toEqual([]);
});

test('"Made it worse" shows who can help before anything is sent', async () => {
  const { api } = await showForm();
  await ending('Made it worse').click();
  await expect.element(page.getByText('You don’t have to go through this alone.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /More help/ })).toHaveAttribute('href', '/safety');
  expect(api.callsOf('addUpdate')).toEqual([]);
  await ending('A little').click();
  await expect.element(page.getByRole('link', { name: /More help/ })).not.toBeInTheDocument();
});

test.each([
  ['offline', 'Saved. Will be sent when you are back online', goOffline],
  ['online, without an answer', 'Saved. Will be sent in a moment', () => () => undefined],
])('%s the update waits in the outbox, goes once, and leads to where it stands', async (_, saved, loseNetwork) => {
  const { answer, callsOf } = answerApi({ conflict: () => OWN, updates: () => OPEN, addUpdate: noAnswer });
  const screens = (
    <Routes>
      <Route path="/how-it-went/:id" element={<HowItWentScreen params={{ id: '7' }} />} />
      <Route path="/outbox" element={<OutboxScreen />} />
    </Routes>
  );
  await show(screens, { member, path: '/how-it-went/7' });
  await ending('We broke up').click();
  const goOnline = loseNetwork();
  await ending('A little').click();
  await userEvent.fill(words, 'It was time.');
  await post.click();
  await expect.element(toast(saved)).toBeVisible();
  const item = page.getByRole('main').getByRole('listitem');
  for (const text of [OWN.title, 'We broke up', 'It was time.', 'Did the votes help? A little'])
    await expect.element(item.getByText(text)).toBeVisible();
  expect(updateDraftOf(OWN.id, member.id).read()).toBeNull();

  answer({ addUpdate: ({ opId }) => ({ ...TOLD, opId }) });
  goOnline();
  const told = toast('Update posted');
  await expect.element(told.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/conflict/7');
  await expect.element(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(new Set(callsOf('addUpdate').map(({ opId, body }) => JSON.stringify([opId, body]))).size).toBe(1);
});

test('a server that fails is told of, and the form keeps what was written and sends the same again', async () => {
  const { api } = await showForm({ addUpdate: badGateway });
  await ending('We broke up').click();
  await userEvent.fill(words, 'It was time.');
  await post.click();
  await expect.element(page.getByText('Please try again in a moment.', { exact: false })).toBeVisible();
  await expect.element(words).toHaveValue('It was time.');
  await expect.element(toast('Saved. Will be sent when you are back online')).not.toBeInTheDocument();
  await post.click();
  await expect.poll(() => api.callsOf('addUpdate')).toHaveLength(2);
  expect(new Set(api.callsOf('addUpdate').map(({ opId }) => opId)).size).toBe(1);
});

test('an update refused because another tab posted first keeps its words on the screen', async () => {
  let updates = OPEN;
  const { api } = await showForm({
    updates: () => updates,
    addUpdate: () => {
      updates = { ...OPEN, opensAt: new Date(Date.now() + 3 * DAY).toISOString() };
      return refusal(409, 'update-too-soon');
    },
  });
  await ending('Still open').click();
  await userEvent.fill(words, 'We still talk about it.');
  await post.click();
  await expect.poll(() => api.callsOf('updates')).toHaveLength(2);
  await expect.element(page.getByText('You can post one update every three days.')).toBeVisible();
  await expect.element(words).toHaveValue('We still talk about it.');
  await expect.element(page.getByText('You’ve just posted an update')).not.toBeInTheDocument();
});

test('where nothing answers and nothing can be kept, the form keeps what was written, and is sent as it was', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  const { api } = await showForm({ addUpdate: noAnswer });
  await ending('We broke up').click();
  await userEvent.fill(words, 'It was time.');
  await post.click();
  await expect.element(page.getByText('What you wrote is saved on this device', { exact: false })).toBeVisible();
  await expect.element(words).toHaveValue('It was time.');
  api.answer({ addUpdate: ({ opId }) => ({ ...TOLD, opId }) });
  await post.click();
  await expect.element(toast('Update posted')).toBeVisible();
  expect(new Set(api.callsOf('addUpdate').map(({ opId, body }) => JSON.stringify([opId, body]))).size).toBe(1);
});

const askForAnHour = () => Response.json({}, { status: 503, headers: { 'Retry-After': '3600' } });

test.each([
  [403, 'suspended', 'suspended'],
  [404, 'conflict-not-found', 'Conflict not found'],
  [409, 'update-too-soon', 'one update every three days'],
  [409, 'updates-used-up', 'five updates'],
] as const)(
  'an update that waited and is refused (%i %s) says why, keeps its words, and goes back to the form',
  async (status, code, reason) => {
    const { answer, callsOf } = answerApi({ addUpdate: askForAnHour });
    const { address } = await show(<OutboxScreen />, { member, path: '/outbox', at: '/outbox' });
    const opId = newOperationId();
    await withOutbox(({ submit }) => submit(updateOn(OWN, PARTED, opId)));
    const message = code === 'suspended' ? 'You are suspended until tomorrow.' : ERROR_MESSAGES[code];
    answer({ addUpdate: () => refusal(status, code, message) });
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.element(page.getByText(new RegExp(`^Not accepted: .*${reason}`))).toBeVisible();
    await expect.element(page.getByText(PARTED.text)).toBeVisible();
    expect(callsOf('addUpdate').length).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(address).toBe('/how-it-went/7');
    expect(updateDraftOf(OWN.id, member.id).read()).toEqual({ ...PARTED, opId });
  },
);

test('while an update waits, the form says where it is; where nothing can be asked, there is the form', async () => {
  await showForm({ updates: noAnswer, addUpdate: noAnswer });
  await expect.element(post).toBeVisible();
  await withOutbox(({ submit }) => submit(updateOn(OWN, PARTED, newOperationId())));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your update is saved on this device' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Outbox' })).toHaveAttribute('href', '/outbox');
  await expect.element(post).not.toBeInTheDocument();
});

test('signing out leaves nothing of what was being written', async () => {
  await showForm();
  await ending('Still open').click();
  await userEvent.fill(words, 'He is in the room.');
  await expect.poll(() => updateDraftOf(OWN.id, member.id).read()?.text).toBe('He is in the room.');
  deleteDrafts();
  expect(updateDraftOf(OWN.id, member.id).read()).toBeNull();
});

test('what was written is there again; other words are another operation', async () => {
  const { api } = await showForm({ addUpdate: () => refusal(409, 'update-too-soon') });
  await ending('Still open').click();
  await post.click();
  await expect.element(page.getByText('one update every three days', { exact: false })).toBeVisible();
  await userEvent.fill(words, 'More.');
  await post.click();
  await expect.poll(() => api.callsOf('addUpdate')).toHaveLength(2);
  const [first, second] = api.callsOf('addUpdate');
  expect(first?.opId).not.toBe(second?.opId);
});

test('a personal detail and words of danger are named under the field', async () => {
  await showForm();
  await userEvent.fill(words, 'Call me at ben@example.org. He hit me and I am scared of him.');
  await expect.element(page.getByText('This looks like an email address', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get help now' })).toBeVisible();
});

test.each<[string, Answers, string]>([
  ['of somebody else', { conflict: () => ({ ...OWN, isAuthor: false }) }, 'Only the author can post an update'],
  ['that is not there', { conflict: () => refusal(404, 'conflict-not-found') }, 'Only the author can post an update'],
  [
    'told a moment ago',
    { updates: () => ({ ...OPEN, opensAt: '2999-01-01T00:00:00.000Z' }) },
    'You’ve just posted an update',
  ],
  ['told five times', { updates: () => ({ ...OPEN, opensAt: null }) }, 'You’ve used all five updates'],
])('of a conflict %s the page says why there is no form', async (_, answers, heading) => {
  await showForm(answers);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('who is signed out is asked to sign in', async () => {
  answerApi();
  await show(<HowItWentScreen params={{ id: '7' }} />, { path: '/how-it-went/7', at: '/how-it-went/:id' });
  await expect.element(page.getByText('Please sign in to share how it went.')).toBeVisible();
});
