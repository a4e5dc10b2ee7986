// Takes pictures of every screen of the built app in all its states, and combines them into contact sheets:
// `node scripts/make-sheets.mjs --to sheets --only conflict,today --widths 320,1280 --schemes dark`.
// `--single` saves each picture separately, `--still` hides the times, `--text 200` doubles the text size,
// `--forced` uses forced colors, and `--tallest 15000` sets the maximum height of a picture.
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { provideTestBrowsers } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, run } from './lib/run.mjs';

await ensureInstalled();
const browsers = (await ensurePwaBuilt()) === 0 ? await provideTestBrowsers() : undefined;
if (!browsers) process.exit(1);
process.exitCode = await run(projectNode, ['scripts/sheets/take.mjs', ...process.argv.slice(2)], { env: browsers });
