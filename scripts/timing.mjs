// npm run timing: compares the response times for email addresses with and without an account.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/test-support/timing.ts']);
