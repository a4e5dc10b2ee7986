// npm run dev: runs the server on port 3000 and Vite on 5173. Both reload after changes, and end together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ended, environment, forwardSignals, projectNode, root, tool } from './lib/run.mjs';

await ensureInstalled();

const pwa = join(root, 'packages', 'pwa');
const env = {
  ...environment(),
  PORT: '3000',
  // The browser talks to Vite, so links and the origin check must use Vite's origin.
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? 'http://localhost:5173',
};
const server = spawn(projectNode, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const vite = spawn(projectNode, [tool('vite', { from: pwa }), '--port', '5173', '--strictPort'], {
  cwd: pwa,
  env,
  stdio: 'inherit',
});

const children = [server, vite];
forwardSignals(children);
const endings = children.map(ended);
const code = await Promise.race(endings);
for (const child of children) child.kill('SIGTERM');
await Promise.all(endings);
process.exit(code);
