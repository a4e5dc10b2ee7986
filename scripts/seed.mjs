// npm run seed: fills the database with sample conflicts. packages/server/src/seed/arguments.ts lists the arguments.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/seed.ts', ...process.argv.slice(2)]);
