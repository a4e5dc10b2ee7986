// npm run plan-migration: what the next start would do to existing votes. Changes nothing.
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
await become(projectNode, ['packages/server/src/plan-migration.ts', ...process.argv.slice(2)]);
