import { createServer } from 'node:http';
import { chooseInMenu, createMember, postConflict } from './support/people.ts';
import { listen } from './support/processes.ts';
import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

test('an author allows embedding, another site embeds the conflict, and the author stops it', async ({
  page,
  context,
}) => {
  await createMember(page, 'shown@example.org', 'Shown');
  const title = 'Is <b>breakfast</b> in bed a gift & not a mess?';
  const path = await postConflict(page, title);
  const embed = `/embed/conflict/${/\d+/.exec(path)?.[0]}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await chooseInMenu(page, title, 'Let other sites show this');
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  await using site = await startSite(code);
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 320, height: 700 });
  await reader.goto(site.origin);
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(frame.getByText('Results are hidden until 100 votes')).toBeVisible();
  expect(await sidewaysScroll(reader)).toBe(0);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Read both sides and vote' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title);

  await reader.goto(embed);
  expect(await accessibilityProblems(reader, 'dark')).toEqual([]);
  await reader.emulateMedia({ forcedColors: 'active' });
  expect(await accessibilityProblems(reader)).toEqual([]);

  await chooseInMenu(page, title, 'Stop other sites from showing this');
  await expect.poll(async () => (await page.request.get(embed)).status()).toBe(404);
});

const startSite = async (body: string) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'none'; frame-src *");
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${body}</body></html>`);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
