import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { type Answers, answerApi } from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, receiptOf, votedOn } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { ConflictScreen } from '../conflict/ConflictScreen.tsx';
import { OutboxScreen } from './OutboxScreen.tsx';

const conflict = aConflict();
const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';

const portal = () =>
  new Response('<h1>Welcome to the train. Please accept our terms.</h1>', { headers: { 'Content-Type': 'text/html' } });

const refuse = (status: number, code: string, error: string, retryAfter?: string) =>
  Response.json({ error, code }, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

const broken = (retryAfter?: string) =>
  refuse(500, 'internal', 'Something went wrong on our side. Please try again.', retryAfter);

/**
 * The conflict's page, and below it the outbox. Every try to vote is answered in turn; what comes then, or after `pass`,
 * is counted.
 */
const vote = async (...tries: readonly (() => Response)[]) => {
  let present = pageOf(conflict);
  let isPassed = false;
  const sentAt: number[] = [];
  const told: (string | undefined)[] = [];
  stopListening = toasts.subscribe(() => told.push(toasts.getSnapshot()?.description));
  const castVote: Answers['castVote'] = ({ body: { side }, opId }) => {
    const answer = tries[sentAt.push(performance.now()) - 1];
    if (answer && !isPassed) return answer();
    present = pageOf(votedOn(conflict, side), side);
    return receiptOf(conflict, side, opId);
  };
  answerApi({
    castVote,
    conflict: () => present,
    insights: () => ({ sharesThisWeek: 0, newVotersThisWeek: 0 }),
  });
  const screens = (
    <>
      <ConflictScreen params={{ id: '7' }} />
      <OutboxScreen />
    </>
  );
  await show(screens, { member: aMember(), path: PATH, known: [[queryKeys.conflict(conflict.id), present]] });
  await expect.element(allSent).toBeVisible();
  await page.getByRole('button', { name: 'Her side' }).click();
  const pass = () => {
    isPassed = true;
  };
  return { sentAt, told, pass };
};

const allSent = page.getByRole('heading', { name: 'Everything is sent' });
const result = page.getByText(/^Her Side wins by 100%/).first();

let stopListening = () => {};

afterEach(() => {
  stopListening();
  vi.restoreAllMocks();
});

test('a captive portal’s page is no answer: the item stays, and goes once the portal is passed', async () => {
  const { pass } = await vote(...Array.from({ length: 50 }, () => portal));
  await expect.element(toast('Vote failed')).toBeVisible();
  await expect.element(page.getByText("Vote failed. It's safe in your outbox.")).toBeVisible();
  await expect.element(page.getByText(/^Saved\. It couldn't be sent yet\. Trying again/)).toBeVisible();
  pass();
  await expect.element(result).toBeVisible();
  await expect.element(allSent).toBeVisible();
});

test('500 five times, then 200: it arrives without anybody’s doing', async () => {
  // The waits are drawn at random; short ones are drawn here.
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  const { sentAt, told } = await vote(broken, broken, broken, broken, broken);
  await expect.element(result).toBeVisible();
  expect(told).toContain('Something went wrong on our side. Please try again.');
  expect(sentAt).toHaveLength(6);
});

test('429: the server is left alone for as long as it asks', async () => {
  const { sentAt } = await vote(() => refuse(429, 'too-many-requests', 'That was a lot at once.', '4'));
  await expect.element(result).toBeVisible();
  const [first = 0, second = 0] = sentAt;
  expect(second - first).toBeGreaterThan(3_900);
});

test('"Send now" waits for nothing', async () => {
  await vote(() => broken('3600'));
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(allSent).toBeVisible();
  await expect.element(result).toBeVisible();
});
