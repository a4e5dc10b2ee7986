import { type ConflictId, HOUR, type MemberId, type OpId } from '@twosides/domain/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  enterFlow,
  isAboutToVote,
  noteAboutToVote,
  notedFlows,
  noteOwnFlow,
  noteUnstoredVote,
  noteVotesFlow,
  readFlow,
  stepFlow,
  voidPendingVotes,
} from '../../../outbox/join-flow.ts';
import { outboxItems } from '../../../outbox/outbox-items.ts';
import { discardPendingVotes, readPendingVotes } from '../../../outbox/pending-votes.ts';
import { setCurrentUser } from '../../../session/current-user.ts';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aPendingVote, FLOW, storeVotesOfFlow } from '../../../test-support/pending-votes.ts';
import { aConflict, aMember, pageOf, receiptOf, votedOn } from '../../../test-support/seeds.ts';
import { preferLessMotion, show, toast } from '../../../test-support/show.tsx';
import { countingVotes, showConflictPage } from '../../../test-support/show-conflict.tsx';
import { RegisterScreen } from '../../account/register/RegisterScreen.tsx';
import { peekRedirect, rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { OutboxScreen } from '../../outbox/OutboxScreen.tsx';

const conflict = aConflict();
const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';
const OP = '0190a000-0000-7000-8000-000000000001' as OpId;

const vote = page.getByRole('region', { name: 'Vote', exact: true });
const question = page.getByRole('dialog', { name: 'There’s an unsent vote for her side on this device. Is it yours?' });

beforeEach(async () => {
  await cookieStore.delete('signed-in');
  sessionStorage.clear();
  localStorage.clear();
});

const [second, third] = [
  aConflict({ id: 8 as ConflictId, title: 'Who pays for gas?' }),
  aConflict({ id: 9 as ConflictId, title: 'Is a dog a present?' }),
];

const pendingVote = () => aPendingVote(pageOf(conflict), { opId: OP });

const press = () => storeVotesOfFlow(pendingVote());

const pressThree = () =>
  storeVotesOfFlow(
    aPendingVote(pageOf(second), { createdAt: Date.now() - 2 }),
    aPendingVote(pageOf(third), { createdAt: Date.now() - 1 }),
    pendingVote(),
  );

const allKept = () => readPendingVotes(Date.now(), notedFlows());

const kept = async () => (await allKept())[0] ?? null;

const open = async (member: ReturnType<typeof aMember> | undefined, { read = pageOf(conflict), query = '' } = {}) => {
  const api = answerApi(countingVotes(conflict, read));
  const { address } = await showConflictPage(read, { member, path: PATH + query, known: [] });
  return { ...api, address };
};

test('stores a visitor’s vote that this tab has kept while the outbox could not load', async () => {
  noteVotesFlow(FLOW);
  noteUnstoredVote(pendingVote());
  await open(undefined);
  await expect.poll(kept).toMatchObject({ queue: 7, payload: { side: 'her', textVersion: 1 } });
});

test('stores a visitor’s vote, and the prompt’s links carry its flow', async () => {
  const { callsOf } = await open(undefined);
  await vote.getByRole('button', { name: 'Her side' }).click();
  await expect.poll(kept).toMatchObject({ queue: 7, payload: { side: 'her', textVersion: 1 } });
  expect(readFlow()).toBeNull();
  await page.getByRole('link', { name: 'Vote Now' }).click();
  await expect.poll(async () => (await kept())?.flowId).toBe(readFlow()?.id);
  expect(callsOf('castVote')).toEqual([]);
});

test('says before the vote that it needs an account, to visitors only', async () => {
  const note = vote.getByText('Needs an account.');
  await open(aMember());
  await expect.element(vote.getByRole('button', { name: 'Her side' })).toBeVisible();
  expect(note.elements()).toEqual([]);
  await cleanup();
  await open(undefined);
  await expect.element(note).toBeVisible();
});

test.each([
  ['promises a hidden result', {}, 1],
  ['does not promise a result that is public', { totalVotes: 110, herVotes: 60, hisVotes: 50, revealedAt: 1 }, 0],
] as const)('the prompt after a visitor’s vote %s', async (_, votes, promised) => {
  await open(undefined, { read: pageOf(aConflict(votes)) });
  await vote.getByRole('button', { name: 'Her side' }).click();
  await expect.element(page.getByRole('link', { name: 'Vote Now' })).toBeVisible();
  expect(page.getByText('Unlock results + comments + insights').elements()).toHaveLength(promised);
});

test('a saved vote makes signing up the main action when the prompt is closed, and after coming back', async () => {
  await open(undefined);
  const hers = vote.getByRole('button', { name: 'Her side' });
  await hers.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(vote.getByText(/^Your vote is saved\./)).toBeVisible();
  await expect.element(page.getByText('Results hidden until your vote counts')).toBeVisible();
  await expect.element(hers).toHaveAttribute('aria-pressed', 'true');
  const look = (part: Locator) => getComputedStyle(part.element()).color;
  const his = vote.getByRole('button', { name: 'His side' });
  expect(look(his)).not.toBe(look(vote.getByRole('link', { name: 'Sign up to count it' })));
  await cleanup();
  await open(undefined);
  await vote.getByRole('link', { name: 'Sign up to count it' }).click();
  expect(readFlow()?.id).toBe((await kept())?.flowId);
});

test('says that a vote is saved until another tab’s vote on the same conflict replaces it', async () => {
  await open(undefined);
  await vote.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(vote.getByText(/^Your vote is saved\./)).toBeVisible();
  await storeVotesOfFlow(aPendingVote(pageOf(second), { flowId: 'another tab' }));
  await expect.poll(allKept).toHaveLength(2);
  await expect.element(vote.getByText(/^Your vote is saved\./)).toBeVisible();
  await storeVotesOfFlow(aPendingVote(pageOf(conflict), { flowId: 'another tab' }));
  await expect.element(vote.getByText(/^Your vote is saved\./)).not.toBeInTheDocument();
});

test('casts it for the member its flow signs in, with countdown and result', async () => {
  await press();
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open(aMember());
  await expect.element(vote.getByText('Revealing Results...').last()).toBeVisible();
  await vote.getByRole('button', { name: 'Skip' }).click();
  await expect.element(vote.getByText(/^Her Side wins by 100%/).last()).toBeVisible();
  expect(callsOf('castVote')).toMatchObject([{ opId: OP, body: { side: 'her', textVersion: 1, onlyFirst: true } }]);
  expect(toast('Vote recorded!').elements()).toEqual([]);
  await expect.poll(kept).toBeNull();
  expect(question.elements()).toEqual([]);
});

test('keeps the flow for somebody returning from Google while the user loads', async () => {
  await press();
  await cookieStore.set('signed-in', '1');
  rememberRedirect('/conflict/7#vote');
  const { callsOf, address } = await open(undefined, { query: `?welcome=vote&flow=${FLOW}` });
  await expect.poll(address).toBe(PATH);
  setCurrentUser(aMember());
  await expect.poll(() => callsOf('castVote')).toMatchObject([{ opId: OP, body: { side: 'her', onlyFirst: true } }]);
  expect(question.elements()).toEqual([]);
  expect(peekRedirect()).toBe('/');
});

test('asks somebody who returns by another flow or went elsewhere', async () => {
  await press();
  sessionStorage.setItem('join-flow', JSON.stringify({ id: FLOW, at: performance.timeOrigin - 1 }));
  const { callsOf, address } = await open(undefined);
  await expect.poll(() => readFlow()).toBeNull();
  setCurrentUser(aMember());
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();

  await cleanup();
  await open(aMember(), { query: `?sort=new&welcome&flow=${OP}` });
  await expect.element(question).toBeVisible();
  expect(isAboutToVote('/conflict/7')).toBe(false);
  expect([callsOf('castVote'), address()]).toEqual([[], PATH]);
});

test('asks somebody who signs in elsewhere during the flow', async () => {
  await press();
  enterFlow(FLOW);
  rememberRedirect('/conflict/7#vote');
  answerApi();
  const { address } = await show(<RegisterScreen />, { member: aMember(), path: '/register', at: '/register' });
  await expect.poll(address).toBe('/conflict/7');
  await expect.element(question).toBeVisible();
});

test('continues the flow after a mailed link is opened in another tab', async () => {
  await press();
  enterFlow(FLOW);
  stepFlow({ email: ` ${aMember().email.toUpperCase()}` });
  const { callsOf } = await open(aMember());
  await expect.poll(() => callsOf('castVote')).toHaveLength(1);
  expect(question.elements()).toEqual([]);
});

test.each([
  ['continues the flow of a vote that was just pressed in this tab', 0, FLOW, 'Your vote is saved.'],
  ['does not take an hour-old vote in this tab for the same person’s', HOUR, undefined, 'A vote is saved.'],
])('signing up %s', async (_, age, flow, saved) => {
  await press();
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - age);
  noteOwnFlow(FLOW);
  answerApi();
  await show(<RegisterScreen />, { path: '/register', at: '/register' });
  await expect.element(page.getByRole('heading', { name: 'Sign up for TwoSides' })).toBeVisible();
  expect(readFlow()?.id).toBe(flow);
  await expect.element(page.getByText(`${saved} Add your email to make it count.`, { exact: true })).toBeVisible();
});

test('says to a member who had already voted that the earlier vote stands', async () => {
  await press();
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open(aMember(), { read: pageOf(votedOn(conflict, 'his'), 'his') });
  await expect.element(toast('You had already voted here')).toBeVisible();
  await expect.poll(kept).toBeNull();
  expect(callsOf('castVote')).toEqual([]);
});

test('closes the question once another tab answered it', async () => {
  await press();
  await open(aMember());
  await expect.element(question).toBeVisible();
  await discardPendingVotes();
  await expect.element(question).not.toBeInTheDocument();
});

test('a vote made while the user loads never changes an earlier vote', async () => {
  const { callsOf } = await open(aMember());
  const hers = vote.getByRole('button', { name: 'Her side' });
  await expect.element(hers).toBeVisible();
  document.documentElement.dataset.replayed = '';
  (hers.element() as HTMLButtonElement).click();
  delete document.documentElement.dataset.replayed;
  await expect
    .poll(() => callsOf('castVote').map(({ body }) => body))
    .toMatchObject([{ side: 'her', onlyFirst: true }]);
  await vote.getByRole('button', { name: 'Skip' }).click();
  await vote.getByRole('button', { name: 'Change Vote?' }).click();
  await vote.getByRole('button', { name: 'His side' }).click();
  await expect.poll(() => callsOf('castVote').map(({ body }) => body.onlyFirst)).toEqual([true, undefined]);
});

test('asks anybody else who signs in, and casts it only if it was theirs', async () => {
  await preferLessMotion();
  await press();
  const { callsOf } = await open(aMember());
  await expect.element(question).toBeVisible();
  expect(callsOf('castVote')).toEqual([]);
  await question.getByRole('button', { name: 'Yes, it’s my vote' }).click();
  await expect.element(vote.getByText('Your vote: Her side').last()).toBeVisible();
  expect(callsOf('castVote')).toHaveLength(1);
  await expect.element(vote).toHaveFocus();
});

test('deletes somebody else’s pending vote', async () => {
  await press();
  const { callsOf } = await open(aMember());
  await question.getByRole('button', { name: 'No, discard it' }).click();
  await expect.poll(kept).toBeNull();
  expect(callsOf('castVote')).toEqual([]);
  await expect.element(vote.getByRole('button', { name: 'Her side' })).toBeVisible();
});

test('a member who has voted there keeps the earlier vote', async () => {
  await press();
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open(aMember(), { read: pageOf(votedOn(conflict, 'his'), 'his') });
  await expect.poll(kept).toBeNull();
  await expect.element(vote.getByText('Your vote: His side').last()).toBeVisible();
  expect(callsOf('castVote')).toEqual([]);
});

test('asks nobody about a vote made before a quick exit', async () => {
  const kept = press();
  voidPendingVotes();
  await kept;
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open(aMember());
  await expect.element(vote.getByRole('button', { name: 'Her side' })).toBeVisible();
  expect(question.elements()).toEqual([]);
  expect(callsOf('castVote')).toEqual([]);
});

test('signed out, the outbox says that items wait, but not which', async () => {
  await press();
  answerApi();
  await show(<OutboxScreen />);
  await expect.element(page.getByRole('heading', { name: 'A vote is waiting for you to sign up.' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Her side|His side|hum while cooking/);
});

test('signed out, the outbox names the vote that was picked in this tab, and continues its flow', async () => {
  await press();
  noteOwnFlow(FLOW);
  answerApi();
  await show(<OutboxScreen />);
  await expect.element(page.getByRole('link', { name: conflict.title })).toHaveAttribute('href', '/conflict/7');
  await expect.element(page.getByText('For Her side', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up to count it' }).click();
  expect(readFlow()?.id).toBe(FLOW);
});

test('signed out, the outbox names all votes that were picked in this tab', async () => {
  await pressThree();
  noteOwnFlow(FLOW);
  answerApi();
  await show(<OutboxScreen />);
  await expect.element(page.getByRole('heading', { name: '3 votes are waiting for you to sign up.' })).toBeVisible();
  for (const { title } of [conflict, second, third])
    await expect.element(page.getByRole('link', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign up to count them' })).toBeVisible();
});

test('casts all votes of the flow once, the others than the open conflict’s in the background', async () => {
  await pressThree();
  enterFlow(FLOW, aMember().id);
  const { castVote, ...others } = countingVotes(conflict);
  const { callsOf } = answerApi({
    ...others,
    castVote: (call) => (call.opId === OP && castVote ? castVote(call) : receiptOf(second, 'her', call.opId)),
  });
  await showConflictPage(pageOf(conflict));
  await vote.getByRole('button', { name: 'Skip' }).click();
  await expect.element(vote.getByText(/^Her Side wins by 100%/).last()).toBeVisible();
  await expect.element(toast('Everything has been sent').getByText('Your votes have been sent.')).toBeVisible();
  expect(callsOf('castVote').map(({ body }) => body.onlyFirst)).toEqual([true, true, true]);
  expect(new Set(callsOf('castVote').map(({ path }) => path)).size).toBe(3);
  expect(await allKept()).toEqual([]);
});

test('casts the votes of a member’s own tab, then asks about those of another one', async () => {
  await storeVotesOfFlow(aPendingVote(pageOf(second), { flowId: 'another tab' }));
  await press();
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open(aMember());
  await expect.poll(() => callsOf('castVote').map(({ path }) => path)).toEqual([`/api/conflicts/${conflict.id}/vote`]);
  const another = page.getByRole('dialog', { name: /^There’s another unsent vote for her side on this device/ });
  await another.getByRole('button', { name: 'Yes, it’s my vote' }).click();
  await expect.poll(() => allKept()).toHaveLength(1);
  expect(readFlow()?.id).toBe('another tab');
});

test('casts no vote of a member’s own tab for another member who signs in elsewhere', async () => {
  await storeVotesOfFlow(aPendingVote(pageOf(second)));
  enterFlow(FLOW, aMember().id);
  const { callsOf } = await open({ ...aMember(), emailVerified: false });
  await expect.element(vote.getByRole('button', { name: 'Her side' })).toBeVisible();
  await expect.poll(() => outboxItems.get().pendingVotes).toHaveLength(1);
  setCurrentUser(aMember({ id: 'someone else' as MemberId, email: 'else@example.org' }));
  await expect.element(question).toBeVisible();
  expect(callsOf('castVote')).toEqual([]);
});

test('casts no vote in the background before the email is verified, or on the way to the conflict', async () => {
  await pressThree();
  enterFlow(FLOW, aMember().id);
  const { callsOf } = answerApi();
  await show(null, { member: { ...aMember(), emailVerified: false } });
  await expect.poll(() => outboxItems.get().pendingVotes).toHaveLength(3);
  await cleanup();
  await show(null, { member: aMember(), path: '/verify-email' });
  await expect.poll(() => outboxItems.get().pendingVotes).toHaveLength(3);
  expect(await allKept()).toHaveLength(3);
  expect(callsOf('castVote')).toEqual([]);
});

test.each([
  ['Yes, they’re my votes', 3, '/profile'],
  ['No, discard them', 0, PATH],
])('asks anybody else once about all votes: “%s” casts %i, and leads to %s', async (answer, count, path) => {
  await pressThree();
  const { callsOf, address } = await open(aMember());
  const whose = page.getByRole('dialog', { name: 'There are 3 unsent votes on this device. Are they yours?' });
  for (const { title } of [conflict, second, third]) await expect.element(whose.getByText(title)).toBeVisible();
  expect(whose.getByText('For Her side').elements()).toHaveLength(3);
  await whose.getByRole('button', { name: answer }).click();
  await expect.poll(allKept).toEqual([]);
  await expect.poll(() => callsOf('castVote')).toHaveLength(count);
  expect(address()).toBe(path);
});

test('tells somebody who voted on another device to vote here, and casts nothing for them', async () => {
  noteAboutToVote('/conflict/7');
  const { callsOf } = await open(aMember());
  const hint = vote.getByText('You were about to vote here.');
  await expect.element(hint).toBeVisible();
  expect(callsOf('castVote')).toEqual([]);
  await vote.getByRole('button', { name: 'His side' }).click();
  await expect.poll(() => callsOf('castVote')).toHaveLength(1);
  await expect.element(hint).not.toBeInTheDocument();
  expect(isAboutToVote('/conflict/7')).toBe(false);
});

test('says nothing to somebody whose pending vote is here, or who came for something else', async () => {
  await press();
  noteAboutToVote('/conflict/7');
  await open(aMember());
  await expect.element(question).toBeVisible();
  expect(page.getByText('You were about to vote here.').elements()).toEqual([]);
});
