import { commentOn, createMember, PASSWORD, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, test } from './support/test.ts';

test('a comment and a follower show on the bell and in the list until they have been read', async ({
  page,
  browser,
  server,
}) => {
  await createMember(page, 'alma@example.org', 'Alma');
  const path = await postConflict(page, 'Who empties the letterbox on holiday?');
  const other = await browser.newPage();
  await createMember(other, 'bruna@example.org', 'Bruna');
  await commentOn(other, path, 'Take turns.');
  await commentOn(other, path, 'Or buy a cactus.');
  await other.request.post('/api/user/Alma/follow', { headers: { Origin: server.origin } });
  await expect(async () => {
    const { alerts } = await (await page.request.get('/api/alerts')).json();
    expect(alerts.map(({ text }: { text: string }) => text).sort()).toEqual([
      '2 new comments on your conflict',
      'Bruna is now following you',
    ]);
  }).toPass();

  await test.step('the bell shows how many', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Alerts 2 unread' }).click();
    await expect(page).toHaveURL('/alerts');
    await expect(page).toHaveTitle('Alerts · TwoSides');
  });

  await test.step('the list marks both as new, and the bell is cleared', async () => {
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('main').getByText('(new)')).toHaveCount(2);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('on the next visit they count as read', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('(new)')).toHaveCount(0);
  });

  await test.step('on a phone the bottom bar leads to the list', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alerts' }).click();
    await page.getByRole('link', { name: '2 new comments on your conflict' }).click();
    await expect(page).toHaveURL(`${path}#discussion`);
  });

  await test.step('opening a conflict marks its alerts as read, on other devices too', async () => {
    // The conflict’s page would mark the new alert as read whenever it asks for news.
    await page.goto('/leaderboard');
    await commentOn(other, path, 'Or ask the neighbor.');
    const unread = async () => (await (await page.request.get('/api/alerts')).json()).unreadCount;
    await expect.poll(unread).toBe(1);
    await page.goto(path);
    await expect.poll(unread).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('unread')).toHaveCount(0);
  });
  await other.close();
});

test('a sign-in on a new device raises an alert that leads to the list of devices', async ({
  page,
  browser,
  server,
}) => {
  await createMember(page, 'gerda@example.org', 'Gerda');
  const phone = await browser.newContext({ baseURL: server.origin, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
  const data = { email: 'gerda@example.org', password: PASSWORD };
  await phone.request.post('/api/auth/login', { data, headers: { Origin: server.origin } });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Alerts 1 unread' }).click();
  const item = page.getByRole('main').getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('If it wasn’t you, sign that device out in your settings.');
  await item.getByRole('link', { name: 'New sign-in: Safari on iPhone' }).click();
  await expect(page).toHaveURL('/settings#devices');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeInViewport();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  expect((await phone.request.get('/api/auth/user')).status()).toBe(401);
  await phone.close();
});
