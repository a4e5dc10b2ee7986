// npm run build: installs dependencies and builds the app if they are out of date. Does not start the server.
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
process.exitCode = await ensurePwaBuilt();
