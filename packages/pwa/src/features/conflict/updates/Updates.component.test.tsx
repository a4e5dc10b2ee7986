import { DAY, HOUR } from '@twosides/domain/kernel';
import type { UpdatesView } from '@twosides/domain/updates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOperationId } from '../../../api/operation-id.ts';
import { updateOn, withOutbox } from '../../../outbox/submit.ts';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { Updates } from './Updates.tsx';

const NONE: UpdatesView = { updates: [], isFollowing: false, opensAt: null, anonymous: false };
const TWO_DAYS_AGO = Date.now() - 2 * DAY;
const anUpdate = (number: number, text: string | null) => ({
  number,
  ending: 'talked-it-through' as const,
  text,
  notifiedAt: '2026-06-10T12:00:00.000Z',
  timeAgo: '2 days ago',
  isTakenDown: false,
  collapsedBy: null,
});

test('the updates of a conflict are in their order; one that may not be read yet says how it can be', async () => {
  answerApi({
    updates: () => ({ ...NONE, updates: [anUpdate(1, 'We sat down.'), anUpdate(2, null), anUpdate(3, '')] }),
  });
  await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 3 }} />);
  await expect.element(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  const shown = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(shown[0]).toContain('They talked it through');
  expect(shown[0]).toContain('We sat down.');
  expect(shown[1]).toContain('Vote to read the update');
  expect(shown[2]).not.toContain('Vote');
});

test('one that can be read can be reported, by its number, and no other', async () => {
  const api = answerApi({
    updates: () => ({ ...NONE, updates: [anUpdate(1, ''), anUpdate(2, null), anUpdate(3, 'Her name is Anna.')] }),
    reportUpdate: () => ({ message: 'Thank you. We’ll look at it.' }),
  });
  await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 3 }} />, { member: aMember() });
  const menu = page.getByRole('button', { name: 'More about the update “They talked it through”' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this update' });
  await dialog.getByRole('radio', { name: /^It reveals who someone is/ }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(toast('Thank you. We’ll look at it.')).toBeVisible();
  expect(api.callsOf('reportUpdate').map(({ path, body }) => [path, body])).toEqual([
    ['/api/updates/7.3/report', { reason: 'identifies-someone', note: null }],
  ]);
});

test('a visitor is led to the form that takes no account', async () => {
  answerApi({ updates: () => ({ ...NONE, updates: [anUpdate(2, 'Her name is Anna.')] }) });
  const { address } = await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 2 }} />);
  await page.getByRole('button', { name: /^More about the update/ }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect.poll(address).toBe(`/report?${new URLSearchParams({ about: '/conflict/7#update-2' })}`);
});

test('what was collapsed opens behind its notice, and what was removed leaves its place', async () => {
  const collapsed = { ...anUpdate(1, 'Her name is Anna.'), collapsedBy: 'reports' as const };
  const removed = { ...anUpdate(2, ''), ending: 'rather-not-say' as const, isTakenDown: true };
  answerApi({ updates: () => ({ ...NONE, updates: [collapsed, removed] }) });
  await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 2 }} />);
  const words = page.getByText('Her name is Anna.');
  await expect.element(page.getByText('Hidden due to reports. A moderator hasn’t reviewed it yet.')).toBeVisible();
  await expect.element(words).not.toBeVisible();
  await page.getByText('Show anyway').click();
  await expect.element(words).toBeVisible();
  await expect.element(page.getByText('A moderator took this off the site.')).toBeVisible();
});

test('its author reads what was removed, knows that nobody else does, and can report nothing', async () => {
  answerApi({ updates: () => ({ ...NONE, updates: [{ ...anUpdate(1, 'Her name is Anna.'), isTakenDown: true }] }) });
  await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 1, isAuthor: true }} />, { member: aMember() });
  await expect.element(page.getByText('We took this off the site. Only you can still see it.')).toBeVisible();
  await expect.element(page.getByText('Her name is Anna.')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a visitor of a conflict without updates is asked nothing, and nothing is asked of the server', async () => {
  const api = answerApi();
  await show(<Updates conflict={pageOf(aConflict())} />);
  expect(api.calls).toEqual([]);
});

test('a member can ask to hear how it ends, and take it back', async () => {
  let isFollowing = false;
  const answer = (follows: boolean) => () => {
    isFollowing = follows;
    return { isFollowing };
  };
  answerApi({ updates: () => ({ ...NONE, isFollowing }), followUpdates: answer(true), unfollowUpdates: answer(false) });
  await show(<Updates conflict={pageOf(aConflict())} />, { member: aMember() });
  const button = page.getByRole('button', { name: 'Notify me of updates' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['parted', false, 0],
  ['talked-it-through', false, 0],
  ['talked-it-through', true, 1],
  ['still-open', false, 1],
] as const)(
  'nobody who can read how it ended is offered to be told: %s, asked for before: %s',
  async (ending, isFollowing, offers) => {
    answerApi({ updates: () => ({ ...NONE, isFollowing, updates: [{ ...anUpdate(1, 'So it was.'), ending }] }) });
    await show(<Updates conflict={{ ...pageOf(aConflict()), updateCount: 1 }} />, { member: aMember() });
    await expect.element(page.getByText('So it was.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Notify me of updates' }).elements()).toHaveLength(offers);
  },
);

test('an update that waits stands where it will be, for its author', async () => {
  const member = aMember();
  answerApi({ updates: () => ({ ...NONE, opensAt: new Date(0).toISOString() }), addUpdate: noAnswer });
  const own = { ...pageOf(aConflict({ submittedAt: TWO_DAYS_AGO })), isAuthor: true };
  await show(<Updates conflict={own} />, { member });
  await expect.element(page.getByRole('link', { name: 'Share how it went' })).toBeVisible();
  const told = { ending: 'parted', votesHelped: null, text: 'It was time.', forStories: false } as const;
  await withOutbox(({ submit }) => submit(updateOn(own, told, newOperationId())));
  const waiting = page.getByRole('listitem');
  for (const text of ['They broke up', 'It was time.', /^Saved\./])
    await expect.element(waiting.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Share how it went' })).not.toBeInTheDocument();
});

test('the author is led to the form while there can be an update', async () => {
  answerApi({ updates: () => ({ ...NONE, opensAt: new Date(0).toISOString() }) });
  const own = { ...pageOf(aConflict({ submittedAt: TWO_DAYS_AGO })), isAuthor: true };
  await show(<Updates conflict={own} />, { member: aMember() });
  await expect.element(page.getByRole('link', { name: 'Share how it went' })).toHaveAttribute('href', '/how-it-went/7');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['nobody on the day of posting while there are few votes', 9, HOUR * 2, false],
  ['the author on that day from ten votes on', 10, HOUR * 2, true],
  ['nobody in the first hour, however many voted', 50, HOUR / 2, false],
])('asks %s', async (_, totalVotes, age, asks) => {
  const { callsOf } = answerApi({ updates: () => ({ ...NONE, opensAt: new Date(0).toISOString() }) });
  const own = {
    ...pageOf(aConflict({ totalVotes, submittedAt: Date.now() - age })),
    isAuthor: true,
  };
  await show(<Updates conflict={own} />, { member: aMember() });
  await expect.poll(() => callsOf('updates')).toHaveLength(1);
  const link = page.getByRole('link', { name: 'Share how it went' });
  if (asks) await expect.element(link).toBeVisible();
  else await expect.element(link).not.toBeInTheDocument();
});
