import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePwaBuilt } from './build-pwa.mjs';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, root, run, tool } from './run.mjs';

/**
 * Runs one end-to-end test, which takes the pictures of a page of `docs` in place of those that are there.
 * @param {string} spec its file's name
 * @param {string} variable tells the test of the folder
 * @param {string} folder in `docs`
 */
export async function makePictures(spec, variable, folder) {
  await ensureInstalled();
  const chromium = (await ensurePwaBuilt()) === 0 ? await provideChromium() : undefined;
  if (!chromium) process.exit(1);
  const place = join(root, 'docs', folder);
  await mkdir(place, { recursive: true });
  for (const file of await readdir(place)) await rm(join(place, file));
  const cli = tool('@playwright/test', { command: 'playwright' });
  process.exitCode = await run(projectNode, [cli, 'test', spec, '--project=sqlite'], {
    env: { ...chromium, [variable]: place },
  });
}
