// npm run restore -- FILE [--force]: restores a file that `npm run backup` wrote. The server must be stopped.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode } from './lib/run.mjs';

await ensureInstalled();
// npm changes into the project's folder, but FILE is relative to the folder of the caller.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
await become(projectNode, ['packages/server/src/restore.ts', ...args]);
