// npm run build: installs and builds what is out of date, without starting the server.
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
process.exitCode = await ensurePwaBuilt();
