import type { Side } from '@twosides/domain/model';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { storeAction } from '../../outbox/rows.ts';
import { voteOn } from '../../outbox/submit.ts';
import { currentSession } from '../../session/session.ts';
import {
  type Answers,
  answerApi,
  badGateway,
  goOffline,
  held,
  noAnswer,
  refusal,
} from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, receiptOf, rowOf, votedOn } from '../../test-support/seeds.ts';
import { preferLessMotion, show, toast } from '../../test-support/show.tsx';
import { showConflictPage } from '../../test-support/show-conflict.tsx';
import { ConflictScreen } from '../conflict/ConflictScreen.tsx';
import { HomeScreen } from '../lists/home/HomeScreen.tsx';

const conflict = aConflict({ title: 'Who feeds the cat?' });
const PAGE = queryKeys.conflict(conflict.id);
const LIST = queryKeys.list({ name: 'topConflictsToday', category: null, limit: 10 });
const WINNER = /^Her Side wins by 100%/;

const card = page.getByRole('article').filter({ hasText: conflict.title });
const main = page.getByRole('main');

const ON_A_CARD = {
  place: 'a card',
  screen: <HomeScreen />,
  path: '/',
  at: '/',
  whole: card,
  region: card,
  counted: card.getByText('1 today · 1 vote'),
  retry: toast('Vote failed').getByRole('button', { name: 'Try again' }),
  notAccepted: 'Her side: not accepted',
};

const ON_A_PAGE = {
  place: 'a conflict’s page',
  screen: <ConflictScreen params={{ id: '7', slug: 'who-feeds-the-cat' }} />,
  path: '/conflict/7/who-feeds-the-cat',
  at: '/conflict/:id/:slug?',
  whole: main,
  region: page.getByRole('region', { name: 'Vote', exact: true }),
  counted: main.getByRole('definition').filter({ hasText: /^1$/ }).first(),
  retry: main.getByRole('button', { name: 'Try again' }),
  notAccepted: 'Vote failed',
};

const PLACES = [ON_A_CARD, ON_A_PAGE];

const on = ({ screen, path, at, whole, region, counted, retry, notAccepted }: (typeof PLACES)[number]) => {
  const hers = region.getByRole('button', { name: 'Her side' });
  const status = region.getByRole('status').first();
  const skip = region.getByRole('button', { name: 'Skip' });
  const winner = region.getByText(WINNER).last();

  const open = async (answers: Answers = {}, member: typeof MEMBER | null = MEMBER) => {
    const api = answerApi({ ...ANSWERS, ...counting(), ...answers });
    await show(screen, {
      member: member ?? undefined,
      path,
      at,
      known: [[LIST, rowsWith(null)] as const, [PAGE, pageWith(null)] as const],
    });
    return api;
  };
  const begin = async (...setting: Parameters<typeof open>) => {
    const api = await open(...setting);
    await expect.element(hers).toBeVisible();
    return api;
  };

  return { whole, region, counted, retry, notAccepted, hers, status, skip, winner, open, begin };
};

describe.each(PLACES)('on $place', (place) => {
  const { whole, region, retry, notAccepted, hers, status, skip, winner, begin } = on(place);

  test('a vote is sent once, counts down with the result closed, and opens it in its place', async () => {
    const { callsOf } = await begin();
    await hers.click();
    await expect.element(region.getByText('Revealing Results...').last()).toBeVisible();
    expect(whole.element().textContent).not.toContain('%');
    await expect.element(toast('Vote recorded!')).toBeVisible();
    await expect.element(winner).toBeVisible();
    await expect.element(region.getByText('Your vote: Her side').last()).toBeVisible();
    expect(callsOf('castVote')).toMatchObject([{ body: { side: 'her' } }]);
  });

  test('a vote without a network is kept and says so, and is counted down once there is one', async () => {
    const comeBack = goOffline();
    const { answer } = await begin({ castVote: noAnswer });
    await hers.click();
    await expect.element(region.getByText(/saved/i).last()).toBeVisible();
    await expect.element(region.getByRole('link', { name: 'Outbox' })).toBeVisible();
    await expect.element(whole.getByText('Results hidden until your vote is sent')).toBeVisible();
    await expect.element(status).toMatchTextContent(/saved/i);
    answer(counting());
    comeBack();
    await expect.element(skip).toBeVisible();
    expect(whole.element().textContent).not.toContain('%');
    await skip.click();
    await expect.element(winner).toBeVisible();
  });

  test('a vote that fails says so, and its way on sends the same act', async () => {
    await preferLessMotion();
    const { answer, callsOf } = await begin({ castVote: () => refusal(404, 'conflict-not-found') });
    await hers.click();
    await expect.element(toast('Vote failed').getByText(ERROR_MESSAGES['conflict-not-found'])).toBeVisible();
    await expect.element(status).toMatchTextContent(new RegExp(notAccepted));
    await expect.element(whole.getByText(/^Results hidden/)).toBeVisible();
    answer(counting());
    await retry.click();
    await expect.element(winner).toBeVisible();
    expect(new Set(callsOf('castVote').map(({ opId }) => opId)).size).toBe(1);
  });

  test('a visitor is asked to join, and nothing is sent', async () => {
    const { callsOf } = await begin({ currentUser: noSession }, null);
    await hers.click();
    await expect.element(page.getByRole('dialog').getByText(conflict.title)).toBeVisible();
    expect(callsOf('castVote')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(hers).toHaveAttribute('aria-pressed', 'true');
  });

  test('by keyboard the focus stays with the vote, and what comes of it is heard where it was silent', async () => {
    await begin();
    await expect.element(status).toMatchTextContent(/^$/);
    // Screen readers announce changes of an existing live region, so the region must stay the same element.
    const live = status.element();
    hers.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('Revealing Results...');
    await expect.element(skip).toBeVisible();
    expect(region.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(skip).not.toBeInTheDocument();
    await expect.element(status).toMatchTextContent(/Her Side wins by 100%/);
    expect(status.element()).toBe(live);
    expect(region.element().contains(document.activeElement)).toBe(true);
  });
});

describe('on a conflict’s page', () => {
  const { whole, region, counted, notAccepted, hers, status, skip, winner, open, begin } = on(ON_A_PAGE);

  test('a result that is there before the vote is answered stays closed until its moment', async () => {
    const vote = held(() => receiptOf(conflict, 'her', null));
    const castVote: Answers['castVote'] = async ({ opId }) => ({ ...(await vote.answer()), opId });
    const { callsOf } = await begin({ castVote, conflict: () => pageWith('her') });
    await hers.click();
    await expect.poll(() => callsOf('castVote')).toHaveLength(1);
    learn('her');
    await expect.element(counted).toBeVisible();
    expect(whole.element().textContent).not.toContain('%');
    vote.letGo();
    await expect.element(skip).toBeVisible();
    expect(whole.element().textContent).not.toContain('%');
    await skip.click();
    await expect.element(winner).toBeVisible();
  });

  test('online, a vote without a response is shown as saved, not as failed', async () => {
    const { answer } = await begin({ castVote: noAnswer });
    await hers.click();
    await expect.element(region.getByText(/saved/i).last()).toBeVisible();
    await expect.element(region.getByRole('link', { name: 'Outbox' })).toBeVisible();
    await expect.element(toast('Vote failed')).not.toBeInTheDocument();
    answer(counting());
    await expect.element(winner).toBeVisible();
  });

  test('a vote that has waited since an earlier visit waits again, and its result opens when it is sent', async () => {
    const comeBack = goOffline();
    await storeAction({ ...voteOn(rowOf(conflict), { side: 'her' }), memberId: MEMBER.id }, Date.now());
    const { answer } = await open({ castVote: noAnswer });
    await expect.element(region.getByRole('link', { name: 'Outbox' })).toBeVisible();
    await expect.element(whole.getByText('Results hidden until your vote is sent')).toBeVisible();
    answer(counting());
    comeBack();
    await expect.element(winner).toBeVisible();
  });

  test('a vote for words that the author has changed is not accepted, and stays in the outbox', async () => {
    const { id: _, textVersion, title, herSide, hisSide } = conflict;
    const text = { textVersion: textVersion + 1, title, herSide, hisSide, ...LABELS };
    const words = refusal(409, 'text-changed');
    const castVote = async () => Response.json({ ...(await words.clone().json()), text }, { status: 409 });
    await begin({ castVote });
    await hers.click();
    await expect.element(toast('Vote failed').getByText(/^The author edited this/)).toBeVisible();
    await expect.element(region.getByText(notAccepted).last()).toBeVisible();
    await expect.element(status).toMatchTextContent(new RegExp(notAccepted));
    await expect.element(toast('Vote failed').getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(whole.element().textContent).not.toContain('%');
  });

  test('a vote that is refused because the address is not verified leads to verifying it', async () => {
    const castVote = () => refusal(403, 'email-verification-required');
    await begin({ castVote }, { ...MEMBER, emailVerified: false });
    await hers.click();
    const verify = region.getByRole('link', { name: 'Verify your email' });
    await expect.element(verify).toHaveAttribute('href', '/verify-email');
    await verify.click();
    expect(sessionStorage.getItem('redirect-after-login')).toBe('/conflict/7');
  });

  test('who turns out to be signed out is asked to join, and the vote is still theirs to cast', async () => {
    await begin({ castVote: noSession, currentUser: noSession });
    await hers.click();
    await expect.element(page.getByRole('dialog').getByText(conflict.title)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast('Vote failed')).not.toBeInTheDocument();
    await expect.element(whole.getByText(/^Results hidden/)).toBeVisible();
  });

  test('a vote whose screen is left before it is answered is told of all the same', async () => {
    const vote = held(badGateway);
    const { callsOf } = await begin({ castVote: vote.answer });
    await hers.click();
    await expect.poll(() => callsOf('castVote')).toHaveLength(1);
    await page.getByRole('link', { name: 'Household Chores' }).first().click();
    await expect.element(region).not.toBeInTheDocument();
    vote.letGo();
    await expect.element(toast('Vote failed')).toBeVisible();
  });

  test('a vote that the server no longer has can be cast again', async () => {
    await preferLessMotion();
    await begin();
    await hers.click();
    await expect.element(region.getByText('Your vote: Her side').last()).toBeVisible();
    learn(null);
    await expect.element(whole.getByText('Results hidden until you vote')).toBeVisible();
    await hers.click();
    await expect.element(winner).toBeVisible();
  });
});

test('a reveal in a card scrolls into view, and no tick stands before the winner', async () => {
  await page.viewport(360, 640);
  answerApi({ ...ANSWERS, ...counting() });
  await show(<HomeScreen />, { member: MEMBER, path: '/', at: '/', known: [[LIST, rowsWith(null)]] });
  const hers = card.getByRole('button', { name: 'Her side' });
  await expect.element(hers).toBeVisible();
  const { top } = hers.element().getBoundingClientRect();
  window.scrollBy({ top: top + 60 - window.innerHeight, behavior: 'instant' });
  const vote = card.element().querySelector('[tabindex="-1"]');
  const bottom = () => vote?.getBoundingClientRect().bottom;
  expect(bottom()).toBeGreaterThan(window.innerHeight);
  // Clicked by script, because `userEvent` would scroll the page first.
  (hers.element() as HTMLButtonElement).click();
  const skip = card.getByRole('button', { name: 'Skip' });
  await expect.element(skip).toBeInTheDocument();
  await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight);
  (skip.element() as HTMLButtonElement).click();
  const winner = card.getByText(WINNER).last();
  await expect.element(winner).toBeVisible();
  await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(winner.element().parentElement?.querySelector('svg')).toBeNull();
});

test('a wish to change the vote scrolls both sides into view', async () => {
  await page.viewport(360, 640);
  const voted = pageOf(votedOn(aConflict(), 'her'), 'her');
  answerApi({ ...ANSWERS, conflict: () => voted });
  await showConflictPage(voted);
  const change = page.getByRole('button', { name: 'Change Vote?' });
  await expect.element(change).toBeVisible();
  await preferLessMotion();
  window.scrollTo({ top: change.element().getBoundingClientRect().top + window.scrollY - 90, behavior: 'instant' });
  // Clicked by script, because `userEvent` would scroll the page first.
  (change.element() as HTMLButtonElement).click();
  for (const name of ['Keep my vote', 'Her side', 'His side'])
    await expect
      .poll(() => page.getByRole('button', { name }).first().element().getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(0);
});

const MEMBER = aMember();
const LABELS = { authorSide: conflict.authorSide, sideLabels: rowOf(conflict).sideLabels };
const noSession = () => refusal(401, 'authentication-required');

const ANSWERS: Answers = {
  trending: () => [],
  polarizing: () => [],
};

function counting(): Answers {
  let votedSide: Side | null = null;
  return {
    castVote: ({ body: { side }, opId }) => {
      votedSide = side;
      return receiptOf(conflict, side, opId);
    },
    conflict: () => pageWith(votedSide),
  };
}

const rowsWith = (side: Side | null) => {
  const items = [rowOf(side ? votedOn(conflict, side) : conflict, side)];
  return { pages: [{ items, nextCursor: null }], pageParams: [null] };
};
const pageWith = (side: Side | null) => pageOf(side ? votedOn(conflict, side) : conflict, side);

function learn(side: Side | null) {
  const { client } = currentSession();
  client.setQueryData(LIST, rowsWith(side));
  client.setQueryData(PAGE, pageWith(side));
}
