import { expect, test } from './support/test.ts';

test('an uncaught error is counted once by the server, without any of its content', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/');
  const beacons: { readonly url: string; readonly body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/beacon/')) beacons.push({ url: request.url(), body: request.postData() });
  });
  const counted = page.waitForResponse('**/beacon/page');
  await page.evaluate(() => {
    for (const text of ['secret one', 'secret two']) setTimeout(() => Promise.reject(new Error(text)));
  });
  expect((await counted).status()).toBe(204);
  await expect.poll(() => consoleProblems.filter((problem) => problem.includes('secret')).length).toBe(2);
  expect(beacons).toEqual([{ url: new URL('/beacon/page', page.url()).href, body: null }]);
  consoleProblems.length = 0;
});
