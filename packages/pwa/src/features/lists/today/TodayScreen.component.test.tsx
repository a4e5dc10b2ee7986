import { type ConflictId, DAY, HOUR, startOfDay } from '@twosides/domain/kernel';
import { ALERT_KINDS, type AlertPreferences } from '@twosides/domain/model';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryKeys } from '../../../api/query-keys.ts';
import { isFromToday, ownFlow, readFlow, voidPendingVotes } from '../../../outbox/join-flow.ts';
import { storeAction } from '../../../outbox/rows.ts';
import { voteOn } from '../../../outbox/submit.ts';
import { currentSession } from '../../../session/session.ts';
import { type Answers, answerApi, badGateway, goOffline, held, noAnswer } from '../../../test-support/answer-api.ts';
import { aPendingVote, storeVotesOfFlow } from '../../../test-support/pending-votes.ts';
import { aConflict, aMember, aProfile, pageOf, receiptOf, rowOf, votedOn } from '../../../test-support/seeds.ts';
import { doubleTheText, preferLessMotion, show, toast } from '../../../test-support/show.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { noteServerTime } from '../../../ui/identity/use-now.ts';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { NOTE_FIRST } from '../../voting/use-vote.ts';
import { TodayScreen } from './TodayScreen.tsx';

const [first, second] = [aConflict(), aConflict({ id: 8 as ConflictId, title: 'Who pays for gas?' })];
const ALL_OFF = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, { push: false, mail: false }])) as AlertPreferences;
const LABELS = { her: 'Her side', his: 'His side' };
const hers = page.getByRole('button', { name: 'Her side' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(voidPendingVotes);

const open = async (member: ReturnType<typeof aMember> | null = aMember(), answers: Answers = {}) => {
  await preferLessMotion();
  const api = answerApi({
    today: () => [rowOf(first), rowOf(second)],
    castVote: ({ opId }) => receiptOf(first, 'her', opId),
    ...answers,
  });
  return { ...api, ...(await show(<TodayScreen />, { member: member ?? undefined, path: '/today', at: '/today' })) };
};

test('shows the five one per screen; the end says how many were voted on, and shares no side', async () => {
  const { address, callsOf } = await open();
  await expect.element(heading(first.title)).toBeVisible();
  await expect.element(page.getByText('Today’s five · 1 of 2')).toBeVisible();
  await hers.click();
  await expect.element(page.getByText('Your vote: Her side').last()).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(heading(second.title)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('You voted on 1 of 2')).toBeVisible();
  expect(callsOf('castVote')).toHaveLength(1);

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(toast('Link copied!')).toBeVisible();
  expect(copied.mock.calls).toEqual([[`Today’s five on TwoSides ${window.location.origin}/today`]]);

  await page.getByRole('link', { name: 'Vote on the rest' }).click();
  await expect.poll(address).toBe('/today?at=2');
});

test('leads to the comments after a vote, not before', async () => {
  const { address } = await open(aMember(), { today: () => [rowOf({ ...first, commentCount: 3 }), rowOf(second)] });
  const comments = page.getByRole('link', { name: 'Read 3 comments' });
  await expect.element(hers).toBeVisible();
  await expect.element(comments).not.toBeInTheDocument();
  await hers.click();
  await comments.click();
  await expect.poll(address).toMatch(/^\/conflict\/7\//);
});

test('allows voting after a content note is opened', async () => {
  await open(aMember(), { today: () => [rowOf({ ...first, contentNotes: ['violence'] }), rowOf(second)] });
  await expect.element(page.getByText(NOTE_FIRST)).toBeVisible();
  await expect.element(page.getByText(first.herSide)).not.toBeVisible();
  await expect.element(hers).not.toBeInTheDocument();
  await page.getByText('Content note: violence').click();
  await expect.element(page.getByText(first.herSide)).toBeVisible();
  await hers.click();
  await expect.element(page.getByText('Your vote: Her side').last()).toBeVisible();
});

test('starts with the first open one, and stays there after its vote', async () => {
  const { address, answer } = await open(aMember(), { today: () => [rowOf(first, 'her'), rowOf(second)] });
  answer({ castVote: ({ opId }) => receiptOf(second, 'her', opId) });
  await expect.element(heading(second.title)).toBeVisible();
  await expect.poll(address).toBe('/today?at=2');
  await hers.click();
  await expect.element(page.getByText('Your vote: Her side').last()).toBeVisible();
  await expect.element(heading(second.title)).toBeVisible();
});

test('starts with the summary once all have a vote, where it can be shared', async () => {
  await open(aMember(), { today: () => [rowOf(first, 'her'), rowOf(second, 'his')] });
  await expect.element(heading('You voted on 2 of 2')).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Share' }).click();
  const words = `I voted on today’s five on TwoSides ${window.location.origin}/today`;
  await expect.poll(() => copied.mock.calls).toEqual([[words]]);
});

test('the end of the first day says how a streak begins, and a visitor’s end offers to sign up', async () => {
  const profile = () => aProfile({ points: { ...aProfile().points, streak: 1 } });
  await open(aMember(), { today: () => [rowOf(first, 'her')], profile });
  await expect
    .element(page.getByText('Day 1! Vote, comment or post tomorrow to make it two days in a row.'))
    .toBeVisible();
  await cleanup();
  answerApi({ today: () => [rowOf(first)] });
  await show(<TodayScreen />, { path: '/today?at=2', at: '/today' });
  await expect.element(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

test('a page left open overnight starts with the new five when viewed again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { answer, address } = await open(aMember(), { today: () => [rowOf(first, 'her'), rowOf(second, 'his')] });
  await expect.element(heading('You voted on 2 of 2')).toBeVisible();
  vi.setSystemTime(Date.now() + DAY);
  const [third, fourth] = [aConflict({ id: 9 as ConflictId, title: 'Who gets the window?' }), first];
  answer({ today: () => [rowOf(fourth, 'her'), rowOf(third)] });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heading(third.title)).toBeVisible();
  await expect.poll(address).toBe('/today?at=2');
});

test('the summary shows each vote with its result, the majority count, the streak and the next five’s time', async () => {
  const result = { totalVotes: 10, herVotes: 7, hisVotes: 3 };
  const today = [rowOf({ ...first, ...result }, 'her'), rowOf({ ...second, ...result }, 'his')];
  await open(aMember(), {
    today: () => today,
    profile: () => aProfile({ points: { ...aProfile().points, streak: 3 } }),
  });
  const five = page.getByRole('list', { name: 'Today’s five' }).getByRole('listitem');
  await expect.element(five.nth(0)).toMatchTextContent(/Your vote: Her side70%30%$/);
  await expect.element(five.nth(1)).toMatchTextContent(/Your vote: His side70%30%$/);
  await expect.element(page.getByText('You were with the majority on 1 of 2.')).toBeVisible();
  await expect.element(page.getByText('3 days in a row')).toBeVisible();
  await expect
    .element(page.getByText(/^The next five arrive in (\d+\shr\s)?\d+\smin, (today|tomorrow) at \d\d?:\d\d/))
    .toBeVisible();
});

test('“Vote recorded!” does not stay over the next conflict', async () => {
  await open();
  await hers.click();
  await expect.element(toast('Vote recorded!')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(heading(second.title)).toBeVisible();
  expect(toasts.getSnapshot()).toBeNull();
});

test('the majority count leaves out the member’s own conflict', async () => {
  const result = { totalVotes: 10, herVotes: 7, hisVotes: 3 };
  const own = rowOf({ ...second, ...result, submittedBy: aMember().id }, 'her');
  await open(aMember(), { today: () => [rowOf({ ...first, ...result }, 'her'), own] });
  await expect.element(page.getByText('You were with the majority on 1 of 1.')).toBeVisible();
});

test('shows yesterday’s five with the member’s votes and the results they may see', async () => {
  const yesterday = [rowOf({ ...first, totalVotes: 10, herVotes: 7, hisVotes: 3 }, 'her'), rowOf(second)];
  answerApi({ yesterday: () => yesterday });
  await show(<TodayScreen />, { member: aMember(), path: '/today?day=yesterday', at: '/today' });
  await expect.element(heading('Yesterday’s five')).toBeVisible();
  const five = page.getByRole('list', { name: 'Yesterday’s five' }).getByRole('listitem');
  await expect.element(five.nth(0)).toMatchTextContent(/Your vote: Her side70%30%$/);
  await expect.element(five.nth(1)).toMatchTextContent(/No vote yet$/);
  await expect.element(page.getByText('You were with the majority on 1 of 1.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Today’s five' })).toHaveAttribute('href', '/today');
});

test('a reminder is for the day after the server’s, where the device’s clock is days ahead', async () => {
  onTestFinished(() => noteServerTime(Date.now()));
  const serverTime = Date.now() - 5 * DAY;
  noteServerTime(serverTime);
  const api = await open(aMember(), {
    today: () => [rowOf(first, 'her')],
    push: () => ({ publicKey: 'key', devices: [] }),
    remindOfToday: ({ body }) => ({ at: body.at }),
  });
  await page.getByRole('button', { name: 'Remind me tomorrow' }).click();
  await expect.poll(() => api.callsOf('remindOfToday')).toHaveLength(1);
  const at = Date.parse(api.callsOf('remindOfToday')[0]?.body.at);
  expect(startOfDay(at)).toBe(startOfDay(serverTime) + DAY);
});

test('the next five are announced where somebody asks for it', async () => {
  const api = await open(aMember(), {
    today: () => [rowOf(first, 'her')],
    push: () => ({ publicKey: 'key', devices: [] }),
    remindOfToday: () => ({ at: new Date(Date.now() + DAY).toISOString() }),
  });
  await page.getByRole('button', { name: 'Remind me tomorrow' }).click();
  await expect.element(page.getByText(/^We’ll email you tomorrow at \d+:\d\d [AP]M\./)).toBeVisible();
  const body = api.callsOf('remindOfToday')[0]?.body;
  expect(body.way).toBe('mail');
  expect(Date.parse(body.at)).toBeGreaterThan(Date.now());
});

test.each([
  ['is shown again later', { push: false, mail: true }, true],
  ['is not shown once it is turned off', { push: false, mail: false }, false],
])('a requested reminder %s', async (_, today, isShown) => {
  await open(aMember(), {
    today: () => [rowOf(first, 'her')],
    alertPreferences: () => ({ ...ALL_OFF, today }),
  });
  const reminder = { at: new Date(Date.now() + DAY).toISOString(), way: 'mail' };
  currentSession().client.setQueryData(queryKeys.todayReminder, reminder);
  const shown = page.getByText(/^We’ll email you tomorrow/);
  const offer = page.getByRole('button', { name: 'Remind me tomorrow' });
  await expect.element(isShown ? shown : offer).toBeVisible();
  await expect.element(isShown ? offer : shown).not.toBeInTheDocument();
});

test('a reminder is renewed at the end of the next five, as it was asked for, until it is turned off', async () => {
  const timeOfDay = 18 * HOUR;
  const at = new Date(startOfDay(Date.now()) + DAY + timeOfDay).toISOString();
  const api = await open(aMember(), {
    today: () => [rowOf(first, 'her')],
    alertPreferences: () => ({ ...ALL_OFF, today: { push: false, mail: true, timeOfDay } }),
    changeAlertPreferences: () => ALL_OFF,
    remindOfToday: ({ body }) => ({ at: body.at }),
  });
  await expect.element(page.getByText(/^We’ll email you tomorrow .* Finish tomorrow’s five/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByRole('button', { name: 'Remind me tomorrow' })).toBeVisible();
  expect(api.callsOf('remindOfToday').map(({ body }) => body)).toEqual([{ at, way: 'mail' }]);
});

test('a reminder is not renewed once its mails were stopped elsewhere', async () => {
  const api = await open(aMember(), {
    today: () => [rowOf(first, 'her'), rowOf(second)],
    alertPreferences: () => ALL_OFF,
    remindOfToday: () => ({ at: new Date(Date.now() + DAY).toISOString() }),
  });
  currentSession().client.setQueryData(queryKeys.alertPreferences, {
    ...ALL_OFF,
    today: { push: false, mail: true },
  });
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect.poll(() => api.callsOf('alertPreferences')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Remind me tomorrow' })).toBeEnabled();
  expect(api.callsOf('remindOfToday')).toEqual([]);
});

test('a reminder can be turned off in place', async () => {
  const api = await open(aMember(), {
    today: () => [rowOf(first, 'her')],
    alertPreferences: () => ({ ...ALL_OFF, today: { push: false, mail: true } }),
    changeAlertPreferences: () => ALL_OFF,
  });
  const reminder = { at: new Date(Date.now() + DAY).toISOString(), way: 'mail' };
  currentSession().client.setQueryData(queryKeys.todayReminder, reminder);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByRole('button', { name: 'Remind me tomorrow' })).toBeVisible();
  expect(api.callsOf('changeAlertPreferences')[0]?.body).toEqual({ today: { push: false, mail: false } });
});

test('a guess is answered after the vote', async () => {
  await open(aMember(), {
    conflict: () => ({ ...pageOf(votedOn(first, 'her'), 'her'), guess: { guess: 72, share: null } }),
  });
  await page.getByText('More ways to vote').click();
  await page.getByRole('checkbox', { name: 'Guess the result' }).click();
  await page.getByRole('slider').fill('72');
  await hers.click();
  await expect.element(page.getByText(/^You guessed 72% for her side\./)).toBeVisible();
});

test('the end shows nothing of a result that is hidden', async () => {
  const today = [rowOf({ ...first, totalVotes: 10, herVotes: 7, hisVotes: 3 }), rowOf(second, 'her')];
  await open(aMember(), { today: () => today });
  await page.getByRole('link', { name: 'Finish' }).click();
  const five = page.getByRole('list', { name: 'Today’s five' }).getByRole('listitem');
  await expect.element(five.nth(0)).toMatchTextContent(/No vote yet$/);
  await expect.element(five.nth(0).getByRole('link')).toHaveAttribute('href', '/today?at=1');
});

test('the left arrow leads back from the end, too', async () => {
  const { address } = await open();
  await expect.element(heading(first.title)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading(second.title)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('You voted on 0 of 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(heading(second.title)).toHaveFocus();
  await expect.poll(address).toBe('/today?at=2');
});

test('without a network the votes that wait count, too, and nothing is shown before they are known', async () => {
  goOffline();
  const titles: (string | undefined)[] = [];
  const watch = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent));
  watch.observe(document.body, { subtree: true, childList: true });
  await storeAction(
    { ...voteOn({ ...rowOf(first), sideLabels: LABELS }, { side: 'her' }), memberId: aMember().id },
    Date.now(),
  );
  await open(aMember(), { castVote: noAnswer });
  await expect.element(heading(second.title)).toBeVisible();
  watch.disconnect();
  expect(titles).not.toContain(first.title);
});

test('a vote without a network counts for the day, and waits', async () => {
  goOffline();
  const { answer } = await open();
  answer({ castVote: noAnswer });
  await hers.click();
  await expect.element(page.getByText('Results hidden until your vote is sent')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect.element(heading('You voted on 1 of 2')).toBeVisible();
});

test('a visitor who presses a side is asked to join', async () => {
  await open(null);
  await hers.click();
  await expect.element(page.getByRole('link', { name: 'Vote Now' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('Unlock the result', { exact: true })).toBeVisible();
  expect(isFromToday()).toBe(true);
  await cleanup();
  await open();
  await expect.poll(isFromToday).toBe(false);
});

test('on a phone, a visitor who closes the sheet after a vote sees the way on', async () => {
  await page.viewport(360, 640);
  await open(null);
  await hers.click();
  const sheet = page.getByRole('dialog');
  await expect
    .element(sheet.getByText(/^Your vote is saved\. Sign up to make it count\. Until then, it stays/))
    .toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(/^Your vote is saved\./)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect.element(page.getByRole('link', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('link', { name: 'Sign up to count it' })).toBeInViewport({ ratio: 1 });
});

test('a visitor hears of the votes of other tabs, but not where or for whom', async () => {
  await storeVotesOfFlow(aPendingVote(pageOf(first)), aPendingVote(pageOf(second)));
  await open(null);
  await expect.element(page.getByText(/^2 votes are saved on this device for a day\./)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0');
});

test('a visitor’s votes are all saved, and the end says how to make them count', async () => {
  await open(null);
  await hers.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(heading(second.title)).toBeVisible();
  await hers.click();
  await expect
    .element(sheet.getByText(/^Your 2 votes are saved\. Sign up to make them count\. Until then, they stay/))
    .toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '2');
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect
    .element(page.getByText('Your 2 votes are saved. Sign up to make them count and see the results.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Sign up to count them' }).click();
  expect([readFlow()?.id, peekRedirect()]).toEqual([ownFlow(), '/today?at=3']);
});

test('what cannot be had can be tried again, and a day without any says so', async () => {
  await preferLessMotion();
  const api = answerApi({ today: badGateway });
  await show(<TodayScreen />, { path: '/today', at: '/today' });
  await expect.element(heading('Failed to fetch conflicts')).toBeVisible();
  api.answer({ today: () => [] });
  await page.getByRole('button', { name: /try again/i }).click();
  await expect.element(heading('Nothing to vote on yet today')).toBeVisible();
});

test('with large text a phone shows all of the marks at the end', async () => {
  await page.viewport(360, 800);
  await doubleTheText();
  answerApi({ today: () => [1, 2, 3, 4, 5].map((id) => rowOf(aConflict({ id: id as ConflictId }))) });
  await show(<TodayScreen />, { member: aMember(), path: '/today?at=6', at: '/today' });
  await expect.element(heading('You voted on 0 of 5')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  for (const mark of document.querySelectorAll('main svg')) {
    const { left, right } = mark.getBoundingClientRect();
    expect([left >= 0, right <= 360]).toEqual([true, true]);
  }
});

test('while the five are read, the shape of one stands where it will be: both sides whole, and two halves', async () => {
  await page.viewport(360, 800);
  const today = held(() => [rowOf(first), rowOf(second)]);
  await open(aMember(), { today: today.answer });
  const shape = page.getByText('Loading today’s five').element().parentElement;
  const [quotes, halves] = [...(shape?.children ?? [])].slice(-2);
  expect(halves?.children).toHaveLength(2);
  const top = quotes?.getBoundingClientRect().top ?? 0;
  today.letGo();
  await expect.element(heading(first.title)).toBeVisible();
  const account = page.getByRole('blockquote').first().element().parentElement?.getBoundingClientRect();
  expect(Math.abs((account?.top ?? 0) - top)).toBeLessThan(60);
});
