import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
process.exitCode = await ensurePwaBuilt();
