import type { UpdatesView } from '@twosides/domain/endings';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answerApi, noAnswer, refusal } from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { HowItWentScreen } from './HowItWentScreen.tsx';

const OPEN: UpdatesView = { updates: [], isFollowing: false, opensAt: new Date(0).toISOString() };
const OWN = { ...pageOf(aConflict()), isAuthor: true };
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
const words = page.getByRole('textbox', { name: /What happened since/ });
const ending = (name: string) => page.getByRole('radio', { name });

test('an end is told in one choice, and leads back to the conflict', async () => {
  const { api, address } = await showForm();
  await ending('We talked it through').click();
  await post.click();
  await expect.element(toast('Update posted')).toBeVisible();
  expect(api.callsOf('addUpdate').map(({ body }) => body)).toEqual([
    { ending: 'talked-it-through', votesHelped: null, text: '', forStories: false },
  ]);
  expect(address()).toBe('/conflict/7/is-it-rude-to-hum-while-cooking');
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
  await expect.element(page.getByText("You don't have to carry it alone.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /More help/ })).toHaveAttribute('href', '/safety');
  expect(api.callsOf('addUpdate')).toEqual([]);
  await ending('A little').click();
  await expect.element(page.getByRole('link', { name: /More help/ })).not.toBeInTheDocument();
});

test('without a network what was written stays, and is sent again as the same operation', async () => {
  const { api } = await showForm({ addUpdate: noAnswer });
  await ending('We parted').click();
  await userEvent.fill(words, 'It was time.');
  await post.click();
  await expect.element(page.getByText("There's no connection", { exact: false })).toBeVisible();
  await expect.element(words).toHaveValue('It was time.');
  api.answer({ conflict: () => OWN, updates: () => OPEN, addUpdate: () => TOLD });
  await post.click();
  await expect.element(toast('Update posted')).toBeVisible();
  const [first, second] = api.callsOf('addUpdate').map(({ opId, body }) => ({ opId, body }));
  expect(second).toEqual(first);
  expect(first?.opId).not.toBeNull();
});

test('what was written is there again; other words are another operation', async () => {
  const { api } = await showForm({ addUpdate: () => refusal(409, 'update-too-soon') });
  await ending('Still open').click();
  await post.click();
  await expect.element(page.getByText('Your last one is too fresh.', { exact: false })).toBeVisible();
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
  await expect.element(page.getByRole('link', { name: 'Who can help now' })).toBeVisible();
});

test.each<[string, Answers, string]>([
  ['of somebody else', { conflict: () => ({ ...OWN, isAuthor: false }) }, 'This is not for you to tell'],
  ['that is not there', { conflict: () => refusal(404, 'conflict-not-found') }, 'This is not for you to tell'],
  ['told a moment ago', { updates: () => ({ ...OPEN, opensAt: '2999-01-01T00:00:00.000Z' }) }, 'Told already'],
  ['told five times', { updates: () => ({ ...OPEN, opensAt: null }) }, 'You have told all of it'],
])('of a conflict %s the page says why there is no form', async (_, answers, heading) => {
  await showForm(answers);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('who is signed out is asked to sign in', async () => {
  answerApi();
  await show(<HowItWentScreen params={{ id: '7' }} />, { path: '/how-it-went/7', at: '/how-it-went/:id' });
  await expect.element(page.getByText('Please sign in to tell how it went.')).toBeVisible();
});
