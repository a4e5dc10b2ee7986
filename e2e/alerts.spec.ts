import { createMember, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a member is told of a comment and a follower: on the bell, in the list, and no more once it was read', {
  tag: '@store',
}, async ({ page, browser, server }) => {
  await createMember(page, 'alma@example.org', 'Alma');
  const path = await postConflict(page, 'Who empties the letterbox on holiday?');
  const otherContext = await browser.newContext({ baseURL: server.origin });
  const other = await otherContext.newPage();
  await createMember(other, 'bruna@example.org', 'Bruna');
  const send = (to: string, data?: unknown) =>
    other.request.post(to, { ...(data !== undefined && { data }), headers: { Origin: server.origin } });
  const id = path.split('/')[2];
  await send(`/api/conflicts/${id}/comments`, { content: 'Take turns.' });
  await send(`/api/conflicts/${id}/comments`, { content: 'Or buy a cactus.' });
  await send('/api/user/Alma/follow');
  await expect(async () => {
    const { alerts } = await (await page.request.get('/api/alerts')).json();
    expect(alerts.map(({ text }: { text: string }) => text).sort()).toEqual([
      '2 new comments on your conflict',
      'Bruna follows you',
    ]);
  }).toPass();

  await test.step('the bell shows how many', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Alerts 2 unread' }).click();
    await expect(page).toHaveURL('/alerts');
    await expect(page).toHaveTitle('Alerts · TwoSides');
  });

  await test.step('the list tells of both as new, and the bell forgets them', async () => {
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('main').getByText('(new)')).toHaveCount(2);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('next time they are read', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('(new)')).toHaveCount(0);
  });

  await test.step('on a phone the bottom bar leads there', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alerts' }).click();
    await page.getByRole('link', { name: '2 new comments on your conflict' }).click();
    await expect(page).toHaveURL(path);
  });
  await otherContext.close();
});

test('who opens the conflict has read what the alerts tell of it, also on another device', { tag: '@store' }, async ({
  page,
  browser,
  server,
}) => {
  await createMember(page, 'eda@example.org', 'Eda');
  const path = await postConflict(page, 'Who carries the shopping?');
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(other, 'flo@example.org', 'Flo');
  const headers = { Origin: server.origin };
  await other.request.post('/api/user/Eda/follow', { headers });
  const comments = `/api/conflicts/${path.split('/')[2]}/comments`;
  await other.request.post(comments, { data: { content: 'Take turns.' }, headers });
  await expect(async () => {
    expect((await (await page.request.get('/api/alerts')).json()).unreadCount).toBe(2);
  }).toPass();

  await page.goto(path);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Alerts 1 unread' })).toBeVisible();
  expect((await (await page.request.get('/api/alerts')).json()).unreadCount).toBe(1);
  await banner.getByRole('link', { name: 'Alerts 1 unread' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '(new)' })).toHaveText(/Flo follows you/);
  await other.context().close();
});

test('without alerts, and signed out, there is a way on', async ({ page }) => {
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in to see your alerts.' })).toBeVisible();
  await createMember(page, 'cleo@example.org', 'Cleo');
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'Nothing yet.' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore conflicts' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when the alerts cannot be fetched', () => {
  test.use({ makesFaults: true });

  test('says so, and tries again', async ({ page }) => {
    await page.goto('/');
    await createMember(page, 'dora@example.org', 'Dora');
    await page.route('**/api/alerts', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/alerts');
    await expect(page.getByText('Failed to fetch your alerts')).toBeVisible();
    // The bell asks too, once its code is there; it must have been refused before the way is free.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Alerts/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.unroute('**/api/alerts');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing yet.' })).toBeVisible();
  });
});
