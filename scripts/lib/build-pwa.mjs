import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, stamp, unstamp } from './fingerprint.mjs';
import { manifests } from './install.mjs';
import { projectNode, root, run, tool } from './run.mjs';

const pwa = join(root, 'packages', 'pwa');

/**
 * Builds packages/pwa/dist, and packages/pwa/dist-server for rendering pages, unless they are up to date.
 * @returns {Promise<number>} the build's exit code
 */
export async function ensurePwaBuilt() {
  const wanted = fingerprint(['packages/pwa', 'packages/domain', 'tsconfig.base.json', ...manifests]);
  if (existsSync(join(pwa, 'dist', 'index.html')) && isStamped('pwa-built', wanted)) {
    console.log('The app is built and up to date.');
    return 0;
  }
  console.log('Building the app (vite build)');
  unstamp('pwa-built');
  const args = [tool('vite', { from: pwa }), 'build', '--logLevel', 'warn'];
  const build = (/** @type {string[]} */ ...more) =>
    run(projectNode, [...args, ...more], { cwd: pwa, env: { NODE_ENV: 'production' } });
  const code = Math.max(...(await Promise.all([build(), build('--ssr')])));
  if (code === 0) stamp('pwa-built', wanted);
  return code;
}
