import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOperationId } from '../../../api/operation-id.ts';
import { outboxItems } from '../../../outbox/outbox-items.ts';
import { updateOn, withOutbox } from '../../../outbox/submit.ts';
import { setCurrentUser } from '../../../session/current-user.ts';
import { answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aConflict, aMember } from '../../../test-support/seeds.ts';
import { doubleTheText, show } from '../../../test-support/show.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { ask } from '../../../ui/overlay/ask.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { ConflictScreen } from '../../conflict/ConflictScreen.tsx';
import { HowItWentScreen } from '../../conflict/updates/HowItWentScreen.tsx';
import { ProfileScreen } from '../../members/profile/ProfileScreen.tsx';
import { OutboxScreen } from '../../outbox/OutboxScreen.tsx';
import { ReportDialog } from '../../safety/report/ReportDialog.tsx';
import { SettingsScreen } from '../../settings/SettingsScreen.tsx';
import { QuickExit } from './QuickExit.tsx';

const TOLD = { ending: 'parted', votesHelped: null, text: 'It was time.', forStories: false } as const;

test.each<[string, ReactNode, RegExp]>([
  ['what waits to be sent', <OutboxScreen key="outbox" />, /It was time\./],
  ['one’s own conflicts and votes', <ProfileScreen key="profile" />, /Edit profile/],
  ['a conflict that couldn’t be read', <ConflictScreen key="conflict" params={{ id: '7' }} />, /couldn’t be loaded/],
  ['a conflict of one’s own that is away', <HowItWentScreen key="ending" params={{ id: '7' }} />, /couldn’t be loaded/],
])('beside %s the quick exit is in reach', async (_, screen, words) => {
  answerApi({ ownConflicts: () => [], addUpdate: noAnswer });
  await show(screen, { member: aMember() });
  await withOutbox(({ submit }) => submit(updateOn(aConflict(), TOLD, newOperationId())));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quick exit' })).toBeVisible();
});

test('a missing conflict’s page has the quick exit and links onward', async () => {
  answerApi({ conflict: () => refusal(404, 'conflict-not-found') });
  await show(<ConflictScreen params={{ id: '7' }} />);
  await expect.element(page.getByRole('heading', { name: 'Conflict not found' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quick exit' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Today’s five' })).toBeVisible();
});

test('the outbox has the quick exit while loading, signed out and when empty', async () => {
  const exit = page.getByRole('button', { name: 'Quick exit' });
  answerApi();
  await show(<OutboxScreen />);
  await expect.element(page.getByRole('heading', { name: 'Please sign in to see your outbox.' })).toBeVisible();
  await expect.element(exit).toBeVisible();
  setCurrentUser(aMember());
  await expect.element(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  await expect.element(exit).toBeVisible();
  outboxItems.forget();
  await expect.element(page.getByText('Loading your outbox')).toBeInTheDocument();
  await expect.element(exit).toBeVisible();
});

test.each([
  [320, 640],
  [768, 800],
  [1280, 800],
])('a dialog at %d px leaves the quick exit in reach, above all, and a press on it leaves', async (width, height) => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    document.documentElement.hidden = false;
  });
  await page.viewport(width, height);
  let hasForgotten = false;
  await show(<QuickExit onExit={() => (hasForgotten = true)} />, { member: aMember() });
  void ask(ReportDialog, { item: { kind: 'conflict', conflictId: aConflict().id } });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('What’s wrong?')).toBeVisible();
  const exit = dialog.getByRole('button', { name: 'Quick exit' });
  await expect.element(exit).toBeInViewport();
  const { x, y, width: wide, height: high } = exit.element().getBoundingClientRect();
  expect(high).toBeGreaterThanOrEqual(36);
  const close = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(close.left - (x + wide)).toBeGreaterThanOrEqual(8);
  expect(exit.element().contains(document.elementFromPoint(x + wide / 2, y + high / 2))).toBe(true);
  await exit.click();
  expect(left).toEqual(['https://www.wikipedia.org/']);
  expect(hasForgotten).toBe(true);
});

test('a toast leaves the quick exit of a dialog in reach', async () => {
  await page.viewport(320, 640);
  await show(<QuickExit />, { member: aMember() });
  void ask(ReportDialog, { item: { kind: 'conflict', conflictId: aConflict().id } });
  const exit = page.getByRole('dialog').getByRole('button', { name: 'Quick exit' });
  await expect.element(exit).toBeInViewport();
  toasts.show({ title: 'Report failed', description: 'Please try again in a moment.', tone: 'danger' });
  await expect.element(page.getByRole('article').getByText('Report failed')).toBeVisible();
  const { x, y, width, height } = exit.element().getBoundingClientRect();
  expect(exit.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
});

test('a dialog on a page without a quick exit has none', async () => {
  await show(null, { member: aMember() });
  void ask(ReportDialog, { item: { kind: 'conflict', conflictId: aConflict().id } });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('What’s wrong?')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Quick exit' })).not.toBeInTheDocument();
});

test.each([
  [768, 600],
  [1280, 800],
])('a menu of the header at %d px opens below the quick exit, which stays in reach', async (width, height) => {
  await page.viewport(width, height);
  await show(
    <>
      <header style={{ position: 'sticky', top: 0, display: 'flex', justifyContent: 'end' }}>
        <Menu label="Your account" items={[{ label: 'Settings', onSelect: () => {} }]} isFixed>
          Ana
        </Menu>
      </header>
      <QuickExit />
    </>,
    { member: aMember() },
  );
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  const exit = page.getByRole('button', { name: 'Quick exit' }).element();
  const { bottom } = exit.getBoundingClientRect();
  expect(page.getByRole('menu').element().getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test('a menu near a phone’s bar does not cover the quick exit', async () => {
  await page.viewport(360, 640);
  await show(
    <>
      <QuickExit />
      <div style={{ position: 'absolute', top: 520, right: 16 }}>
        <Menu label="More" items={[{ label: 'Report', onSelect: () => {} }]}>
          More
        </Menu>
      </div>
    </>,
    { member: aMember() },
  );
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  const exit = page.getByRole('button', { name: 'Quick exit' }).element().getBoundingClientRect();
  await expect
    .poll(() => page.getByRole('menu').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(exit.top);
});

test('a sticky sidebar stays below the quick exit', async () => {
  await page.viewport(1280, 600);
  answerApi();
  await show(<SettingsScreen />, { member: aMember() });
  const beside = page.getByRole('navigation', { name: 'On this page' });
  await expect.element(beside).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  scrollTo(0, 400);
  const exit = page.getByRole('button', { name: 'Quick exit' }).element().parentElement as Element;
  const top = () => beside.getByText('On this page').last().element().getBoundingClientRect().top;
  await expect.poll(top).toBeLessThan(200);
  expect(top()).toBeGreaterThanOrEqual(exit.getBoundingClientRect().bottom);
});

test('its label fits a phone’s bar at large text', async () => {
  await page.viewport(360, 640);
  await doubleTheText();
  await show(<QuickExit />, { member: aMember() });
  const exit = page.getByRole('button', { name: 'Quick exit' });
  await expect.element(exit).toBeVisible();
  const room = exit.element().getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(exit.element());
  for (const { top, bottom, left, right } of words.getClientRects())
    expect([top >= 640 - 58, bottom <= 640, left >= room.left, right <= 360]).toEqual([true, true, true, true]);
});
