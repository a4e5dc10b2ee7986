import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, badGateway } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';

const NONE = { alerts: [], unreadCount: 0, nextCursor: null };

const showAlerts = async (answers: Answers) => {
  const api = answerApi({ readAlerts: () => ({ unreadCount: 0 }), ...answers });
  const screens = (
    <Routes>
      <Route path="/alerts" element={<AlertsScreen />} />
      <Route path="*" element={<Link to="/alerts">Alerts</Link>} />
    </Routes>
  );
  const { address } = await show(screens, { member: aMember(), path: '/alerts' });
  return { ...api, address };
};

test('shows an alert of an unknown kind', async () => {
  const alert = { id: 'later.1', text: 'News of a later version', detail: 'In a line', path: '/about', isRead: false };
  const alerts = [{ ...alert, kind: 'later', at: new Date().toISOString() }];
  const { address } = await showAlerts({ alerts: () => Response.json({ alerts, unreadCount: 1, nextCursor: null }) });
  const item = page.getByRole('listitem');
  await expect.element(item.getByText('In a line')).toBeVisible();
  await expect.element(item.getByText('In a line')).toHaveAttribute('dir', 'auto');
  expect(item.element().querySelector('use[href="#icon-bell"]')).not.toBeNull();
  await item.getByRole('link', { name: 'News of a later version' }).click();
  await expect.poll(address).toBe('/about');
});

test('shows alerts as new until the list is opened again', async () => {
  const alert = { id: 'c.1', kind: 'comments', text: 'A new comment', detail: null, path: '/about' } as const;
  let isRead = false;
  const { callsOf } = await showAlerts({
    alerts: () => ({
      alerts: [{ ...alert, isAnonymous: false, at: new Date().toISOString(), isRead }],
      unreadCount: isRead ? 0 : 1,
      nextCursor: null,
    }),
    readAlerts: () => {
      isRead = true;
      return { unreadCount: 0 };
    },
  });
  const item = page.getByRole('listitem');
  await expect.poll(() => callsOf('readAlerts')).toHaveLength(1);
  await expect.element(item.getByText('(new)')).toBeInTheDocument();
  await page.getByRole('link', { name: 'A new comment' }).click();
  await page.getByRole('link', { name: 'Alerts' }).click();
  await expect.element(item.getByText('(new)')).not.toBeInTheDocument();
});

test('failed alerts can be retried; an empty list links onward', async () => {
  const { answer, address } = await showAlerts({ alerts: badGateway });
  await expect.element(page.getByText('Your alerts couldn’t be loaded')).toBeVisible();
  answer({ alerts: () => NONE });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore conflicts' }).click();
  await expect.poll(address).toBe('/');
});

test('asks visitors to sign in', async () => {
  await show(<AlertsScreen />, { path: '/alerts' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Please sign in to see your alerts.' }))
    .toBeVisible();
});
