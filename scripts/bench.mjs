// npm run bench: measures the site against its budgets. scripts/bench/options.ts lists the arguments.
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
if ((await ensurePwaBuilt()) !== 0) process.exit(1);
const chromium = args.some((arg) => arg === '--lighthouse' || arg.includes('pages')) ? await provideChromium() : {};
if (!chromium) process.exit(1);
await become(projectNode, ['scripts/bench/main.ts', ...args], { env: chromium });
