import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { Bell } from './Bell.tsx';

test('shows an alert raised meanwhile when the next page is opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await page.viewport(1280, 800);
  const { answer, callsOf } = answerApi({ alerts: () => ({ alerts: [], unreadCount: 0, nextCursor: null }) });
  await show(
    <>
      <Bell />
      <Link to="/about">About</Link>
    </>,
    { member: aMember() },
  );
  await expect.poll(() => callsOf('alerts')).toHaveLength(1);
  answer({ alerts: () => ({ alerts: [], unreadCount: 1, nextCursor: null }) });
  vi.setSystemTime(Date.now() + 31_000);
  await page.getByRole('link', { name: 'About' }).click();
  await expect.element(page.getByRole('link', { name: 'Alerts 1 unread' })).toBeVisible();
  expect(callsOf('alerts')).toHaveLength(2);
});
