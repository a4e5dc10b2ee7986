// npm run restore -- FILE [--force]: brings back what npm run backup has kept, with the server stopped.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
// npm changes into the project's folder; FILE is meant from where the command was given.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
await become(projectNode, ['packages/server/src/restore.ts', ...args]);
