import type { ConflictId } from '@twosides/domain/kernel';
import type { ERROR_MESSAGES } from '@twosides/domain/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { newOperationId } from '../../api/operation-id.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { type DraftName, draftStorage, textDraft } from '../../drafts/draft-storage.ts';
import { onDevice } from '../../outbox/device-db.ts';
import type { ActionOutcome } from '../../outbox/outcome.rule.ts';
import { type Act, setUnreadableAside } from '../../outbox/rows.ts';
import { commentOn, postOf, submit, voteOn, withOutbox } from '../../outbox/submit.ts';
import { type Answers, answerApi, goOffline, held, noAnswer, refusal } from '../../test-support/answer-api.ts';
import { aConflict, aMember, ownComment, pageOf, receiptOf, votedOn } from '../../test-support/seeds.ts';
import { preferLessMotion, show, toast } from '../../test-support/show.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { ConflictScreen } from '../conflict/ConflictScreen.tsx';
import { blankAnswers } from '../posting/submit/SubmitFlow.tsx';
import { OutboxScreen } from './OutboxScreen.tsx';

const conflict = aConflict();
const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';

const portal = () =>
  new Response('<h1>Welcome to the train. Please accept our terms.</h1>', { headers: { 'Content-Type': 'text/html' } });

const refuse = (status: number, code: string, error: string, retryAfter?: string) =>
  Response.json({ error, code }, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

const broken = (retryAfter?: string) =>
  refuse(500, 'internal', 'Something went wrong on our side. Please try again.', retryAfter);

const vote = async (...tries: readonly (() => Response)[]) => {
  await preferLessMotion();
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

const waitShortly = () => vi.spyOn(Math, 'random').mockReturnValue(0.05);

const allSent = page.getByRole('heading', { name: 'Everything has been sent' });
const result = page.getByText(/^Her Side wins by 100%/).first();

let stopListening = () => {};

afterEach(() => {
  stopListening();
});

test('ignores a captive portal’s page, and sends the item afterwards', async () => {
  waitShortly();
  const { pass } = await vote(...Array.from({ length: 50 }, () => portal));
  await expect.element(page.getByText(/^Saved\. We’ll keep trying to send it/).first()).toBeVisible();
  pass();
  await expect.element(result).toBeVisible();
  await expect.element(allSent).toBeVisible();
});

test.each([
  ['an empty 500', () => new Response(null, { status: 500 }), /^Saved\. We’ll keep trying to send it/],
  ['a plain 400', () => new Response('Bad request', { status: 400 }), 'Not accepted: something went wrong on our end'],
])('%s while online is a failure, and the vote is kept once', async (_, answer, state) => {
  await vote(...Array.from({ length: 50 }, () => answer));
  await expect.element(toast('Vote failed').getByText('Unable to submit your vote.')).toBeVisible();
  await expect.element(page.getByText(state)).toBeVisible();
  await expect.element(page.getByText('Saved. Will be sent when you are back online')).not.toBeInTheDocument();
  await expect.poll(() => page.getByText('For Her side').elements()).toHaveLength(1);
});

test('"Send now" sends at once', async () => {
  await vote(() => broken('3600'));
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(allSent).toBeVisible();
  await expect.element(result).toBeVisible();
});

const SUSPENDED =
  'Your account is suspended until the end of November 30, 2026 (UTC). You can still read, and you can appeal under “Moderation decisions.”';
const CLOSED = 'The author has closed this discussion. You can still read it.';

const refusedActions = async (code: keyof typeof ERROR_MESSAGES, status: number, words: string, ...acts: Act[]) => {
  const refused = () => refusal(status, code, words);
  const api = answerApi({ castVote: refused, addComment: refused, postConflict: refused });
  const { address } = await show(<OutboxScreen />, { member: aMember(), path: '/outbox' });
  await expect.element(allSent).toBeVisible();
  const outcomes: ActionOutcome[] = [];
  for (const act of acts) outcomes.push(await submit(act));
  return { api, address, outcomes };
};

const ORDER = ['Try again', 'Edit', 'Copy text', 'Discard'];

const answers = { ...blankAnswers(aMember()), title: 'Who cleans up?', authorSide: 'her' } as const;

test.each<[string, () => Act, () => Locator]>([
  ['vote', () => voteOn(pageOf(conflict), { side: 'her' }), () => page.getByText('For Her side')],
  ['comment', () => commentOn(pageOf(conflict), 'Take turns.'), () => page.getByText('Take turns.')],
  ['conflict', () => postOf(answers, newOperationId()), () => page.getByRole('heading', { name: answers.title })],
])(
  'a suspended member’s %s is refused in words and kept, beside the way to the decision',
  async (_, actionOf, kept) => {
    const act = actionOf();
    const { api, address, outcomes } = await refusedActions('suspended', 403, SUSPENDED, act);
    expect(outcomes).toMatchObject([{ state: 'failed', message: SUSPENDED, isSuspended: true }]);
    await expect.element(page.getByText(`Not accepted: ${SUSPENDED}`)).toBeVisible();
    await expect.element(kept()).toBeVisible();
    const ways = page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
    expect(ways.filter((way) => ORDER.includes(way))).toEqual(ORDER.filter((way) => ways.includes(way)));
    const sent = api.calls.length;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => api.calls.length).toBe(sent + 1);
    expect(api.calls.map(({ opId }) => opId)).toEqual(api.calls.map(() => act.opId));
    await page.getByRole('link', { name: 'See the decision, or appeal' }).click();
    await expect.poll(address).toBe('/statements');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(allSent).toBeVisible();
  },
);

test('tells a suspended voter once until when, and that the vote is kept, and sends it again once they ask', async () => {
  const { told } = await vote(() => refuse(403, 'suspended', SUSPENDED));
  const place = page.getByRole('region', { name: 'Vote' });
  await expect
    .element(place.getByText(`${SUSPENDED} Your vote wasn’t counted. It’s safe in your outbox.`))
    .toBeVisible();
  await expect.element(place.getByRole('status')).toHaveTextContent(SUSPENDED);
  await expect.element(place.getByRole('button', { name: 'Her side' })).toBeDisabled();
  await expect.element(place.getByRole('button', { name: 'His side' })).toBeDisabled();
  await expect.element(place.getByRole('link', { name: 'See the decision, or appeal' })).toBeVisible();
  await expect.element(place.getByLabelText('See the result later')).not.toBeInTheDocument();
  await expect.element(page.getByText(`Not accepted: ${SUSPENDED}`)).toBeVisible();
  expect(told).not.toContain(SUSPENDED);
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect.element(allSent).toBeVisible();
  await expect.element(result).toBeVisible();
});

test('keeps a comment on a closed discussion, to be copied or discarded', async () => {
  const { outcomes } = await refusedActions(
    'discussion-closed',
    409,
    CLOSED,
    commentOn(pageOf(conflict), 'Take turns.'),
  );
  expect(outcomes).toMatchObject([{ state: 'failed', message: CLOSED, isSuspended: false }]);
  await expect.element(page.getByText(`Not accepted: ${CLOSED}`)).toBeVisible();
  await expect.element(page.getByText('Take turns.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Copy/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the decision, or appeal' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(allSent).toBeVisible();
});

test('a refused item does not block others, and its text can be recovered', async () => {
  const other = aConflict({ id: 8 as ConflictId, title: 'Who waters the plants?' });
  const api = answerApi({
    addComment: () => refusal(422, 'operation-mismatch', 'Too rude'),
    castVote: ({ body: { side }, opId }) => receiptOf(other, side, opId),
  });
  await show(<OutboxScreen />, { member: aMember(), path: '/outbox' });
  await submit(commentOn(pageOf(conflict), 'Not like this'));
  expect(await submit(voteOn(pageOf(other), { side: 'his' }))).toMatchObject({ state: 'sent' });
  await expect.element(page.getByText('Not accepted: Too rude')).toBeVisible();
  await expect.element(page.getByText('Not like this')).toBeVisible();
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1);

  api.answer({
    addComment: ({ body, opId }) => ({
      opId,
      conflictId: conflict.id,
      comment: ownComment(conflict, body.content),
      commentCount: 1,
    }),
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByLabelText('Your comment')).toHaveFocus();
  await page.getByLabelText('Your comment').fill('Rather like that');
  await page.getByRole('button', { name: 'Save and send' }).click();
  await expect.element(allSent).toBeVisible();
  expect(api.callsOf('addComment').map(({ body }) => body.content)).toEqual(['Not like this', 'Rather like that']);
});

test('a discarded item passes the focus to the next, and the last one to the page', async () => {
  goOffline();
  answerApi({ addComment: noAnswer });
  await show(<OutboxScreen />, { member: aMember(), path: '/outbox' });
  await expect.element(allSent).toBeVisible();
  for (const comment of ['The first thought.', 'And a second one.']) await submit(commentOn(pageOf(conflict), comment));
  const titles = page.getByRole('link', { name: conflict.title });
  await expect.poll(() => titles.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect.poll(() => titles.elements()).toHaveLength(1);
  await expect.element(titles).toHaveFocus();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('shows the text of a row that this version cannot read, to be discarded', async () => {
  const member = aMember();
  const row = { opId: 'not an id', memberId: member.id, seq: 1, payload: { content: 'Half a thought' } };
  await onDevice((db) => db.table('outbox').put(row));
  await setUnreadableAside();
  await show(<OutboxScreen />, { member, path: '/outbox' });
  await expect.element(page.getByText(/We couldn’t read this, so we can’t send it/)).toBeVisible();
  await expect.element(page.getByText('Half a thought')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(allSent).toBeVisible();
});

test('keeps an edit that another tab overtook in the comment box, and says so', async () => {
  const member = aMember();
  const api = answerApi({ addComment: () => refusal(422, 'operation-mismatch', 'Too rude') });
  await show(<OutboxScreen />, { member, path: '/outbox' });
  const act = commentOn(pageOf(conflict), 'Not like this');
  await submit(act);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabelText('Your comment').fill('Rather like that');

  const sent = held(() => ({
    opId: act.opId,
    conflictId: conflict.id,
    comment: ownComment(conflict, 'Not like this'),
    commentCount: 1,
  }));
  api.answer({ addComment: sent.answer });
  await withOutbox(({ retry }) => retry(act.opId));
  await expect.poll(() => api.callsOf('addComment')).toHaveLength(2);
  await page.getByRole('button', { name: 'Save and send' }).click();
  await expect.element(page.getByText(/^Another tab is already sending the old version/)).toBeVisible();
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('Rather like that');

  sent.letGo();
  await expect.element(allSent).toBeVisible();
  const told = toast('Another tab has sent or changed this comment');
  await expect.element(told.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/conflict/7#discussion');
  expect(draftStorage('comment-7' as DraftName, member.id, textDraft).read()).toBe('Rather like that');
  expect(api.callsOf('addComment')).toHaveLength(2);
});
