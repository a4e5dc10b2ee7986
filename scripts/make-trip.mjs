// Makes the trip of docs/commuters-trip.md and takes its pictures, in a real browser against the built app. The
// end-to-end test that makes the same trip holds what each picture says. The results are committed.
import { join } from 'node:path';
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, root, run, tool } from './lib/run.mjs';

await ensureInstalled();
const chromium = (await ensurePwaBuilt()) === 0 ? await provideChromium() : undefined;
if (!chromium) process.exit(1);
const cli = tool('@playwright/test', { command: 'playwright' });
process.exitCode = await run(projectNode, [cli, 'test', 'commuters-trip', '--project=sqlite'], {
  env: { ...chromium, TRIP_PICTURES: join(root, 'docs', 'trip') },
});
