import { NO_CARE } from '@twosides/domain/model';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { type Answers, answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';
import { ConflictScreen } from '../../conflict/ConflictScreen.tsx';

const conflict = aConflict();
const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';

const ways = page.getByRole('region', { name: 'Share this conflict' });
const week = page.getByText('Shares this week');
const copyLink = ways.getByRole('button', { name: 'Copy link' });

const showWays = async (answers: Answers = {}) => {
  const read = pageOf(conflict);
  let sharesThisWeek = 0;
  const api = answerApi({
    conflict: () => read,
    insights: () => ({ sharesThisWeek, newVotersThisWeek: 0 }),
    shareConflict: () => {
      sharesThisWeek += 1;
      return { message: 'Counted' };
    },
    ...answers,
  });
  await showConflictPage(read);
  await expect.element(copyLink).toBeVisible();
  return api;
};

test('a link can be copied, which is counted', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { callsOf } = await showWays();
  await copyLink.click();
  await expect.element(toast('Link copied!')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(new URL(PATH, location.href).href);
  await expect.element(week).toBeVisible();
  expect(callsOf('shareConflict').map(({ body }) => body)).toEqual([{ channel: 'copy' }]);
});

test('says that a link could not be copied, and counts nothing', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const { callsOf } = await showWays();
  await copyLink.click();
  await expect.element(toast('Failed to copy').getByText('Please copy the link manually.')).toBeVisible();
  expect(callsOf('shareConflict')).toEqual([]);
});

test('says that a link could not be copied where the browser has no clipboard, as over plain HTTP', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await showWays();
  await copyLink.click();
  await expect.element(toast('Failed to copy').getByText('Please copy the link manually.')).toBeVisible();
});

test('a failed count is not shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { callsOf } = await showWays({ shareConflict: noAnswer });
  await copyLink.click();
  await expect.element(toast('Link copied!')).toBeVisible();
  await expect.poll(() => callsOf('shareConflict').length).toBe(1);
  await expect.element(week).not.toBeInTheDocument();
});

test.each([
  ['says where help is found', aConflict({ care: { ...NO_CARE, showsHelp: true } })],
  ['voting rests on', aConflict({ care: { ...NO_CARE, isPaused: true } })],
  ['is collapsed', aConflict({ review: 'collapsed-by-reports' })],
])('what %s is not for passing on', async (_name, careful) => {
  const read = pageOf(careful);
  answerApi({ conflict: () => read });
  await show(<ConflictScreen params={{ id: '7' }} />, { known: [[queryKeys.conflict(conflict.id), read]] });
  await expect.element(page.getByText('Got a conflict?')).toBeVisible();
  await expect.element(ways).not.toBeInTheDocument();
});

test('the device’s own share sheet counts when something was shared, not when it was closed', async () => {
  const closed = new DOMException('Closed', 'AbortError');
  const sheet = vi.fn().mockRejectedValueOnce(closed).mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  try {
    const { callsOf } = await showWays();
    const share = ways.getByRole('button', { name: 'Share…' });
    await share.click();
    await share.click();
    await expect.element(week).toBeVisible();
    expect(sheet).toHaveBeenCalledTimes(2);
    expect(callsOf('shareConflict').map(({ body }) => body)).toEqual([{ channel: 'native' }]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});
