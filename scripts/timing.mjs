// npm run timing: how long the server takes for addresses with and without an account, side by side.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/test-support/timing.ts']);
