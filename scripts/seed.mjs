// npm run seed: fills the store with sample conflicts. Arguments go to packages/server/src/seed.ts.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/seed.ts', ...process.argv.slice(2)]);
