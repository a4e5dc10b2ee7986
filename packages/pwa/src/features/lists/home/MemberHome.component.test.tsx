import type { AlertsView, AlertView } from '@twosides/domain/alerts';
import { type ConflictId, DAY, HOUR, type MemberId, startOfDay } from '@twosides/domain/kernel';
import { ALERT_KINDS, type AlertPreferences } from '@twosides/domain/model';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { newOperationId } from '../../../api/operation-id.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { storePendingQuestion, takePendingQuestion } from '../../../drafts/pending-question.ts';
import { acknowledgeRow, storeAction, takeRow } from '../../../outbox/rows.ts';
import { currentSession } from '../../../session/session.ts';
import { type Answers, answerApi, badGateway, goOffline, held, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, aProfile, pageOf, rowOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { conflictDraft } from '../../posting/submit/conflict-draft.ts';
import { blankAnswers } from '../../posting/submit/SubmitFlow.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const numbered = (id: number, title: string) => aConflict({ id: id as ConflictId, title });
const [gas, plants, voted] = [numbered(8, 'Who pays for gas?'), numbered(9, 'Whose plants?'), numbered(7, 'Humming?')];
const ALL_OFF = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, { push: false, mail: false }])) as AlertPreferences;
const waiting = page.getByRole('region', { name: 'Waiting for your vote' });
const own = page.getByRole('region', { name: 'Your conflicts' });
const since = page.getByRole('region', { name: 'Since your last visit' });

const revealed = (id: string, over: Partial<AlertView> = {}): AlertView => ({
  id,
  kind: 'revealed',
  text: 'A conflict you voted on reached 100 votes. The result is public.',
  detail: `Title of ${id}`,
  path: `/conflict/${id.split('.')[1]}/title`,
  isAnonymous: false,
  at: new Date().toISOString(),
  isRead: false,
  ...over,
});
const told = (...alerts: AlertView[]): AlertsView => ({
  alerts,
  unreadCount: alerts.filter(({ isRead }) => !isRead).length,
  nextCursor: null,
});

type Known = readonly (readonly [key: readonly unknown[], answer: unknown])[];

const LISTS: Answers = {
  today: () => [],
  yesterday: () => [],
  topConflictsToday: () => [],
  trending: () => [],
  polarizing: () => [],
  ownConflicts: () => [],
};
const showHome = async (answers: Answers = {}, member = aMember(), known: Known = []) => {
  await page.viewport(1280, 800);
  const api = answerApi({
    ...LISTS,
    deck: () => [rowOf(voted, 'her'), rowOf(gas), rowOf(plants)],
    conflict: ({ path }) => pageOf(path.endsWith('/8') ? gas : plants),
    alerts: () => told(),
    ...answers,
  });
  return { ...api, ...(await show(<HomeScreen />, { member, path: '/', at: '/', known })) };
};

test('a member sees the hero and can post from it, with what waits for their vote in reach on a phone', async () => {
  const { address } = await showHome();
  await page.viewport(360, 740);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Get real clarity/ })).toBeVisible();
  const read = waiting.getByRole('link', { name: 'Read both sides' });
  await expect.element(read).toBeVisible();
  // The screen's height without the header (49px) and the bottom bar (58px).
  expect(read.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 49 - 58);
  await page.getByRole('link', { name: 'Submit Your Conflict' }).click();
  await expect.poll(address).toBe('/submit-conflict');
});

test('shows a member a conflict to vote on or skip, above the lists', async () => {
  const { address, callsOf } = await showHome();
  await expect.element(waiting.getByRole('heading', { name: gas.title })).toBeVisible();
  await expect.poll(() => callsOf('conflict').map(({ path }) => path)).toContain('/api/conflicts/8');
  await waiting.getByRole('button', { name: 'Skip' }).click();
  await expect.element(waiting.getByRole('heading', { name: plants.title })).toBeVisible();
  await waiting.getByRole('button', { name: 'Skip' }).click();
  await expect.element(waiting.getByRole('heading', { name: gas.title })).toBeVisible();
  await waiting.getByRole('link', { name: 'Read both sides' }).click();
  await expect.poll(address).toBe('/conflict/8/who-pays-for-gas');
});

test('tells a moderator how many cases wait, with a link to the desk', async () => {
  const { address } = await showHome(
    { waitingCases: () => ({ count: 3, dangers: 1 }) },
    aMember({ isModerator: true }),
  );
  await page.getByRole('link', { name: '3 cases are waiting for a moderator (1 marked “Danger”)' }).click();
  await expect.poll(address).toBe('/moderation');
});

test('tells a suspended member until when, and where to appeal', async () => {
  const { address } = await showHome({}, aMember({ suspendedUntil: '2999-11-30T23:59:59.999Z' }));
  await expect.element(page.getByText(/suspended until the end of November 30, 2999/)).toBeVisible();
  await page.getByRole('link', { name: 'See the decision, or appeal' }).click();
  await expect.poll(address).toBe('/statements');
});

test('says how yesterday’s five turned out, and leads to the results', async () => {
  const result = { totalVotes: 10, herVotes: 7, hisVotes: 3 };
  const yesterday = [rowOf({ ...voted, ...result }, 'her'), rowOf({ ...plants, ...result }, 'his'), rowOf(gas)];
  const { address } = await showHome({ today: () => [rowOf(gas)], yesterday: () => yesterday });
  await expect.element(waiting.getByText(/^Yesterday you were with the majority on 1 of 2\./)).toBeVisible();
  await waiting.getByRole('link', { name: 'See the results' }).click();
  await expect.poll(address).toBe('/today?day=yesterday');
});

test('continues today’s five until they are finished', async () => {
  const { address } = await showHome({ today: () => [rowOf(voted, 'her'), rowOf(gas), rowOf(plants)] });
  const card = waiting.getByRole('region', { name: 'Today’s five' });
  await expect.element(card.getByText('1 of 3 today')).toBeVisible();
  expect(
    card
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([gas.title, plants.title, 'Continue']);
  await card.getByRole('link', { name: plants.title }).click();
  await expect.poll(address).toBe('/today?at=3');
});

test('offers the deck after today’s five', async () => {
  const { address } = await showHome({ today: () => [rowOf(voted, 'her')] });
  await expect.element(waiting.getByRole('heading', { name: gas.title })).toBeVisible();
  await waiting.getByRole('link', { name: 'today’s five' }).click();
  await expect.poll(address).toBe('/today?at=2');
});

test('unread news comes before today’s five', async () => {
  const first = () => page.getByRole('heading', { level: 2 }).elements()[0]?.textContent;
  const { answer } = await showHome({ today: () => [rowOf(gas)], alerts: () => told(revealed('revealed.5')) });
  await expect.poll(first).toBe('Since your last visit');
  answer({ alerts: () => told() });
  await currentSession().client.refetchQueries({ queryKey: queryKeys.alerts });
  await expect.poll(first).toBe('Waiting for your vote');
});

test('after today’s five, shows the streak', async () => {
  const profile = () => aProfile({ points: { ...aProfile().points, streak: 3 } });
  await showHome({ today: () => [rowOf(voted, 'her')], profile });
  await expect.element(waiting.getByText('3 days in a row')).toBeVisible();
});

test('after today’s five, says whether a reminder is on, and turns it on and off', async () => {
  const at = new Date(startOfDay(Date.now()) + DAY + 18 * HOUR).toISOString();
  const { callsOf } = await showHome({
    today: () => [rowOf(voted, 'her')],
    push: () => ({ publicKey: 'key', devices: [] }),
    remindOfToday: () => ({ at }),
    changeAlertPreferences: () => ALL_OFF,
  });
  await waiting.getByRole('button', { name: 'Remind me tomorrow' }).click();
  await expect.element(waiting.getByText(/^We’ll email you tomorrow at \d+:\d\d [AP]M\.$/)).toBeVisible();
  await waiting.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(waiting.getByRole('button', { name: 'Remind me tomorrow' })).toBeVisible();
  expect(callsOf('changeAlertPreferences')).toHaveLength(1);
});

test('requests no alert settings before today’s five are done', async () => {
  const { callsOf } = await showHome({ today: () => [rowOf(gas)] });
  await expect.element(waiting.getByRole('link', { name: 'Start today’s five' })).toBeVisible();
  expect(callsOf('alertPreferences')).toEqual([]);
});

test('shows the streak of a member without a nickname, too', async () => {
  const profile = () => aProfile({ points: { ...aProfile().points, streak: 2 } });
  await showHome({ today: () => [rowOf(gas)], profile }, aMember({ userNickname: null }));
  await expect.element(waiting.getByText('2 days in a row')).toBeVisible();
});

test('today’s five fit their placeholder', async () => {
  const long = (id: number) => numbered(id, 'A question of more than one line '.repeat(3));
  await showHome({ today: () => [11, 12, 13, 14, 15].map((id) => rowOf(long(id))) });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(waiting.getByRole('link', { name: 'Start today’s five' })).toBeVisible();
    const kept = waiting.element().parentElement as HTMLElement;
    expect(kept.getBoundingClientRect().height).toBe(Number.parseFloat(getComputedStyle(kept).minHeight));
  }
});

test('prefetches stories for offline use', async () => {
  await showHome({ stories: () => ({ stories: [], helped: null }) });
  const { client } = currentSession();
  await expect.poll(() => client.getQueryData(queryKeys.stories)).toEqual({ stories: [], helped: null });
  const kept = [queryKeys.stories, queryKeys.updates(gas.id)].map((key) => client.getQueryDefaults(key).meta);
  expect(kept).toEqual([{ isKeptOnDevice: true }, { isKeptOnDevice: true }]);
});

test('what has content notes is read once somebody asks for it', async () => {
  await showHome({ deck: () => [rowOf({ ...gas, contentNotes: ['violence'] })] });
  const words = waiting.getByText(gas.herSide);
  await expect.element(waiting.getByRole('heading', { name: gas.title })).toBeVisible();
  await expect.element(words).not.toBeVisible();
  await waiting.getByText('Content note: violence').click();
  await expect.element(words).toBeVisible();
});

test('does not offer a conflict with a queued vote, or let the last one be skipped', async () => {
  await storeAction(voteOn(gas, 'her'), Date.now());
  await showHome({ castVote: noAnswer });
  await expect.element(waiting.getByRole('heading', { name: plants.title })).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Skip' }).elements()).toEqual([]);
});

test('prefetches thirty whole open conflicts for offline use', async () => {
  let given = 0;
  const { callsOf } = await showHome({
    deck: () => {
      const items = Array.from({ length: 10 }, () => rowOf(numbered(1_000 + ++given, `Number ${given}`)));
      return Response.json(items, { headers: { 'X-Next-Cursor': 'newest' } });
    },
  });
  await expect.poll(() => callsOf('deck').length).toBe(3);
  await waiting.getByRole('button', { name: 'Skip' }).click();
  await expect.element(waiting.getByRole('heading', { name: /^Number/ })).toBeVisible();
  expect(callsOf('deck')).toHaveLength(3);
});

test('tells a member who voted on everything, and offers posting', async () => {
  await showHome({ deck: () => [] });
  await expect.element(waiting.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect.element(waiting.getByRole('link', { name: 'Post a conflict' })).toBeVisible();
});

test('shows a placeholder while loading, and a retry on failure', async () => {
  const deck = held(badGateway);
  const { answer } = await showHome({ deck: deck.answer });
  await expect.element(waiting.getByText('Loading conflicts to vote on')).toBeInTheDocument();
  deck.letGo();
  await expect.element(waiting.getByRole('alert')).toMatchTextContent(/^Failed to fetch conflicts/);
  answer({ deck: () => [rowOf(gas)] });
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect.element(waiting.getByRole('heading', { name: gas.title })).toBeVisible();
});

test('says that there is no network when nothing is cached', async () => {
  goOffline();
  await showHome({ deck: noAnswer });
  await expect.element(waiting.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(waiting.getByRole('alert').elements()).toEqual([]);
});

test('shows nothing to vote on offline before the outbox is read', async () => {
  goOffline();
  const member = aMember({ id: 'new-here' as MemberId });
  await storeAction({ ...voteOn(gas, 'her'), memberId: member.id }, Date.now());
  const shown = new Set<string | null | undefined>();
  const watch = new MutationObserver(() => shown.add(document.querySelector('#waiting-title')?.textContent));
  watch.observe(document.body, { subtree: true, childList: true });
  const pages = [{ items: [rowOf(gas), rowOf(plants)], nextCursor: null }];
  await showHome({ castVote: noAnswer }, member, [[queryKeys.deck, { pages, pageParams: [null] }]]);
  await expect.element(waiting.getByRole('heading', { name: plants.title })).toBeVisible();
  watch.disconnect();
  expect(shown).not.toContain(gas.title);
});

test('tells a newcomer what voting is for, and where alerts appear', async () => {
  await showHome({}, aMember({ onboardingCompleted: false }));
  await expect.element(waiting.getByText('You’ll see the result once you’ve voted')).toBeVisible();
  await expect.element(since.getByText(/^Nothing new yet/)).toBeVisible();
});

test('shows an author the votes of their open conflicts, which are no news', async () => {
  const { address } = await showHome({
    ownConflicts: () => [rowOf({ ...plants, totalVotes: 22 }), rowOf(voted)],
    alerts: () => told(revealed('revealed.4')),
  });
  await expect.element(own.getByRole('listitem').nth(0)).toMatchTextContent('22 of 100 votesWhose plants?Open');
  expect(since.getByText(plants.title).elements()).toEqual([]);
  await own.getByRole('link', { name: 'Open: Whose plants?' }).click();
  await expect.poll(address).toBe('/conflict/9/whose-plants');
});

test('names no anonymous conflict beside its votes', async () => {
  await showHome({
    ownConflicts: () => [rowOf({ ...gas, anonymous: true, totalVotes: 5 }), rowOf(plants)],
  });
  await expect.element(own.getByRole('listitem').nth(0)).toMatchTextContent(/^5 of 100 votesYour anonymous conflict/);
  expect(own.getByText(gas.title).elements()).toEqual([]);
  const open = own.getByRole('link', { name: 'Open: Your anonymous conflict' });
  expect(open.element().getAttribute('href')).toBe('/profile#own-conflicts');
});

test('says everything new about a conflict in one row, with a link to each', async () => {
  const path = '/conflict/9/whose-plants';
  await showHome({
    ownConflicts: () => [rowOf({ ...plants, totalVotes: 12 })],
    alerts: () =>
      told(
        revealed('comments.9', {
          kind: 'comments',
          text: '2 new comments on your conflict',
          path: `${path}#discussion`,
        }),
        revealed('votes.9', { kind: 'votes', text: 'Your conflict reached 10 votes', path: `${path}#vote` }),
      ),
  });
  await expect
    .element(since.getByRole('listitem'))
    .toMatchTextContent(/^New votes · 12 of 100 · 2 new commentsWhose plants\?/);
  const links = since.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open', `${path}#vote`],
    ['Comments', `${path}#discussion`],
  ]);
  expect(own.elements()).toEqual([]);
});

test('names no anonymous conflict in its news', async () => {
  await showHome({
    alerts: () => told({ ...revealed('comments.4'), kind: 'comments', text: 'New comment', isAnonymous: true }),
  });
  await expect.element(since.getByRole('link', { name: 'Comments: New comment' })).toBeVisible();
  expect(since.getByText('Title of comments.4').elements()).toEqual([]);
});

test('lists everything the bell counts, with links', async () => {
  const { address } = await showHome({
    alerts: () =>
      told({
        ...revealed('comments.4'),
        kind: 'comments',
        text: '2 new comments on your conflict',
        path: '/conflict/4/title#discussion',
      }),
  });
  await expect.element(since.getByText(/^2 new comments$/)).toBeVisible();
  const open = since.getByRole('link', { name: 'Comments: Title of comments.4' });
  expect(open.element().getAttribute('href')).toBe('/conflict/4/title#discussion');
  await open.click();
  await expect.poll(address).toBe('/conflict/4/title');
});

test('lists revealed conflicts until they are read, with links to the results', async () => {
  const { address } = await showHome({
    alerts: () =>
      told(
        revealed('voted-revealed.3'),
        revealed('revealed.4', {
          text: 'Your conflict has reached 100 votes. The result is public.',
          at: new Date(Date.now() - 60_000).toISOString(),
        }),
        revealed('voted-revealed.5', { isRead: true }),
        revealed('follower.6', { kind: 'follower', path: null }),
      ),
  });
  await page.viewport(360, 740);
  const rows = since.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/^Reached 100 votesTitle of voted-revealed.3/);
  expect(rows.elements()).toHaveLength(2);
  await since.getByRole('link', { name: 'See the result: Title of revealed.4' }).click();
  await expect.poll(address).toBe('/conflict/4/title');
});

test('shows three pieces of news on a phone, too, and the others on request', async () => {
  const alerts = () => told(...[2, 3, 4, 5, 6].map((id) => revealed(`revealed.${id}`)));
  await showHome({ alerts });
  await page.viewport(360, 740);
  await expect.element(since.getByText('Title of revealed.4')).toBeVisible();
  expect(since.getByRole('listitem').elements()).toHaveLength(3);
  await since.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(since.getByText('Title of revealed.6')).toBeVisible();
});

test('announces a queued vote once counted, and as public if revealed', async () => {
  for (const conflict of [gas, plants]) await countLate(voteOn(conflict, 'his'));
  await showHome({ alerts: () => told(revealed('voted-revealed.8')) });
  const link = since.getByRole('link', { name: `See the result: ${plants.title}` });
  await expect.element(link).toBeInTheDocument();
  expect(since.getByRole('listitem').elements()).toHaveLength(2);
  expect(since.element().textContent).toMatch(/Your vote was countedWhose plants\?/);
  expect(since.element().textContent).not.toMatch(/his side/i);
});

test('failed alerts say so, and can be retried', async () => {
  const { answer } = await showHome({ alerts: badGateway });
  await expect.element(since.getByRole('alert')).toMatchTextContent(/^Your alerts couldn’t be loaded/);
  answer({ alerts: () => told(revealed('voted-revealed.3')) });
  await since.getByRole('button', { name: 'Try again' }).click();
  await expect.element(since.getByText('Title of voted-revealed.3')).toBeVisible();
});

test('the content fits its placeholder, whatever it is', async () => {
  const long = aConflict({
    ...gas,
    title: 'A question of more than one line '.repeat(3),
    herSide: 'Yes and no. '.repeat(40),
  });
  await showHome({ deck: () => [rowOf(long), rowOf(plants)] });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(waiting.getByRole('link', { name: 'Read both sides' })).toBeVisible();
    const kept = waiting.element().parentElement as HTMLElement;
    expect(kept.getBoundingClientRect().height).toBe(Number.parseFloat(getComputedStyle(kept).minHeight));
  }
});

test('visitors see an introduction instead, and request none of it', async () => {
  const api = answerApi(LISTS);
  await show(<HomeScreen />, { path: '/', at: '/' });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Get real clarity/);
  expect([...api.callsOf('deck'), ...api.callsOf('alerts')]).toEqual([]);
});

const voteOn = ({ id, title }: { id: ConflictId; title: string }, side: 'her' | 'his') => ({
  kind: 'vote' as const,
  opId: newOperationId(),
  memberId: aMember().id,
  queue: id,
  payload: { title, side, sideLabels: { her: 'Her side', his: 'His side' }, textVersion: 1 },
});

const countLate = async (act: ReturnType<typeof voteOn>) => {
  const row = await storeAction(act, Date.now() - HOUR);
  await takeRow(row.opId);
  await acknowledgeRow(row, Date.now());
};

test('leads back to a draft, and mentions no empty draft', async () => {
  const member = aMember();
  const draft = conflictDraft(member.id);
  const blank = blankAnswers(member);
  draft.store({ answers: blank, opId: null });
  await showHome();
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'You have a draft' })).not.toBeInTheDocument();
  await cleanup();
  draft.store({ answers: { ...blank, herSide: 'I cook' }, opId: null });
  await showHome();
  await expect
    .element(page.getByRole('link', { name: 'You have a draft' }))
    .toHaveAttribute('href', '/submit-conflict');
  draft.delete();
});

test('leads back to a question picked before signing up', async () => {
  storePendingQuestion({ title: 'Who does the dishes?', account: null });
  onTestFinished(() => void takePendingQuestion());
  await showHome();
  await expect.element(page.getByRole('link', { name: 'You have a draft' })).toBeVisible();
});
