// npm run moderate: lists and settles reports. packages/server/src/moderate.ts lists the arguments.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/moderate.ts', ...process.argv.slice(2)]);
