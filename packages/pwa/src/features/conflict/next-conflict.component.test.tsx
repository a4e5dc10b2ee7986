import type { ConflictId } from '@twosides/domain/kernel';
import { Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { clearFromToday, noteFromToday } from '../../outbox/join-flow.ts';
import { type Answers, answerApi, noAnswer } from '../../test-support/answer-api.ts';
import { ACCOUNTS, aComment, aConflict, aMember, pageOf, receiptOf, rowOf, votedOn } from '../../test-support/seeds.ts';
import { preferLessMotion, show } from '../../test-support/show.tsx';
import { showConflictPage } from '../../test-support/show-conflict.tsx';
import { peekRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { ConflictScreen } from './ConflictScreen.tsx';

const aNumbered = (id: number, title: string) => aConflict({ id: id as ConflictId, title });
const [present, done, next] = [aConflict(), aNumbered(8, 'Who pays for gas?'), aNumbered(9, 'Whose turn is it?')];
const button = page.getByRole('link', { name: 'Next conflict' });

const DECK: Answers['deck'] = () => [rowOf(present), rowOf(done, 'his'), rowOf(next)];

const open = async (read = pageOf(votedOn(present, 'her'), 'her'), member = aMember(), deck = DECK) => {
  const api = answerApi({
    conflict: ({ path }) => (path.endsWith('/9') ? pageOf(next) : read),
    deck,
  });
  const shown = await showConflictPage(read, { member, at: '/conflict/7/:slug?' });
  return { ...api, ...shown };
};

test('offers an open conflict after the result, and prefetches it', async () => {
  const { address, callsOf } = await open();
  await expect.element(button).toBeVisible();
  await expect.poll(() => callsOf('conflict').map(({ path }) => path)).toContain('/api/conflicts/9');
  await button.click();
  await expect.poll(address).toBe('/conflict/9/whose-turn-is-it');
});

test('leads members who signed up during today’s five back to them', async () => {
  noteFromToday();
  onTestFinished(clearFromToday);
  const { address } = await open();
  await page.getByRole('link', { name: 'Next of today’s five' }).click();
  await expect.poll(address).toBe('/today');
});

test('says when nothing is left to vote on, and links home', async () => {
  const { address } = await open(undefined, aMember(), () => [rowOf(present), rowOf(done, 'his')]);
  await page.getByRole('link', { name: 'All caught up. Back to Home' }).click();
  await expect.poll(address).toBe('/');
});

test('does not claim the deck is finished when it cannot load', async () => {
  const { callsOf } = await open(undefined, aMember(), noAnswer);
  await expect.poll(() => callsOf('deck')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  expect(page.getByText(/caught up/).elements()).toEqual([]);
});

test('the right arrow opens the next conflict without voting', async () => {
  const { address, callsOf } = await open();
  await expect.element(button).toBeVisible();
  await page.getByLabelText('Add your view').click();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toMatch('/conflict/7/');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(address).toBe('/conflict/9/whose-turn-is-it');
  expect(callsOf('castVote')).toEqual([]);
});

test('the left arrow goes back before voting, too, even if the title changed', async () => {
  const read = pageOf(votedOn(present, 'her'), 'her');
  const { callsOf } = answerApi({
    conflict: ({ path }) => (path.endsWith('/9') ? pageOf({ ...next, title: 'Whose turn was it?' }) : read),
    deck: DECK,
  });
  const screens = (
    <Routes>
      {['7', '9'].map((id) => (
        <Route key={id} path={`/conflict/${id}/:slug?`} element={<ConflictScreen key={id} params={{ id }} />} />
      ))}
    </Routes>
  );
  const known = [[queryKeys.conflict(present.id), read]] as const;
  const { address } = await show(screens, { member: aMember(), path: '/conflict/7', known });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'His side' })).toBeVisible();
  await expect.poll(address).toBe('/conflict/9/whose-turn-was-it');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(address).toMatch('/conflict/7');
  expect(callsOf('castVote')).toEqual([]);
});

test('before the vote there is no next link, and the deck is not requested', async () => {
  const { address, callsOf } = await open(pageOf(present));
  await expect.element(page.getByRole('button', { name: 'Her side' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toMatch('/conflict/7/');
  expect(button.elements()).toEqual([]);
  expect(callsOf('deck')).toEqual([]);
});

test('invites a newcomer to post, and leads back', async () => {
  const { address } = await open(undefined, aMember({ onboardingCompleted: false }));
  await page.getByRole('link', { name: 'Post your own conflict' }).click();
  await expect.poll(address).toBe('/onboarding');
  expect(peekRedirect()).toBe('/conflict/7');
});

test('does not invite a member who has posted', async () => {
  await open();
  await expect.element(button).toBeVisible();
  expect(page.getByRole('link', { name: 'Post your own conflict' }).elements()).toEqual([]);
});

test('opens a deck’s conflict offline from the cache, accepts a vote, and loads comments later', async () => {
  await preferLessMotion();
  const inDeck = { ...aNumbered(9, 'Whose turn is it?'), commentCount: 1 };
  const { answer, callsOf } = answerApi({ deck: noAnswer });
  await show(<ConflictScreen params={{ id: '9', slug: 'whose-turn-is-it' }} />, {
    member: aMember(),
    path: '/conflict/9/whose-turn-is-it',
    at: '/conflict/9/:slug?',
    known: [[queryKeys.deck, { pages: [{ items: [wholeOf(inDeck)], nextCursor: null }], pageParams: [null] }]],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Whose turn is it?' })).toBeVisible();
  await expect.element(page.getByText(ACCOUNTS.hers)).toBeVisible();
  await expect.element(page.getByText(/^These comments aren’t saved on this device/)).toBeVisible();
  const read = pageOf(votedOn(inDeck, 'her'), 'her', [aComment('Both of you.', { conflictId: inDeck.id })]);
  answer({ castVote: ({ opId }) => receiptOf(inDeck, 'her', opId), conflict: () => read });
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect.element(page.getByText('Your vote: Her side').last()).toBeVisible();
  await expect.element(page.getByText('Both of you.')).toBeVisible();
  expect(callsOf('castVote')).toHaveLength(1);
});

test('opens a conflict known only from a list as a preview', async () => {
  const listed = aNumbered(9, 'Whose turn is it?');
  answerApi({ deck: noAnswer });
  const list = { pages: [{ items: [rowOf(listed)], nextCursor: null }], pageParams: [null] };
  await show(<ConflictScreen params={{ id: '9', slug: 'whose-turn-is-it' }} />, {
    member: aMember(),
    path: '/conflict/9/whose-turn-is-it',
    at: '/conflict/9/:slug?',
    known: [[queryKeys.list({ name: 'trending', category: null, limit: 20, from: undefined }), list]],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Whose turn is it?' })).toBeVisible();
  await expect.element(page.getByText(rowOf(listed).herSide)).toBeVisible();
  await expect.element(page.getByText(/^This is a preview/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Her side' })).toBeEnabled();
});

test('does not preview one’s own conflict, which could be edited', async () => {
  const own = { ...rowOf(aNumbered(9, 'Whose turn is it?')), isAuthor: true };
  answerApi({ deck: noAnswer, conflict: noAnswer });
  const list = { pages: [{ items: [own], nextCursor: null }], pageParams: [null] };
  await show(<ConflictScreen params={{ id: '9' }} />, {
    member: aMember(),
    path: '/conflict/9',
    at: '/conflict/9/:slug?',
    known: [[queryKeys.ownConflicts, list]],
  });
  await expect.element(page.getByRole('heading', { name: 'This conflict couldn’t be loaded' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

const wholeOf = (conflict: typeof present) => ({
  ...rowOf(conflict),
  herSide: conflict.herSide,
  hisSide: conflict.hisSide,
});
