import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, stamp, unstamp } from './fingerprint.mjs';
import { projectNode, root, run } from './run.mjs';

const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

export const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages/domain/package.json',
  'packages/pwa/package.json',
  'packages/server/package.json',
];

export async function ensureInstalled() {
  const wanted = fingerprint(manifests, process.platform, process.arch);
  if (existsSync(projectNode) && isStamped('installed', wanted)) return;

  console.log(`Installing dependencies (npx -y ${PNPM} install --frozen-lockfile)`);
  unstamp('installed');
  const code = await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
    // With CI, pnpm asks no questions. NODE_ENV=production would omit the development tools, including Node 26.
    env: { CI: 'true', NODE_ENV: 'development' },
    shell: process.platform === 'win32', // On Windows, npx is a .cmd file, which needs a shell.
  }).catch((error) => (error.code === 'ENOENT' ? 'no npx' : Promise.reject(error)));

  if (code === 'no npx')
    giveUp('npx was not found. It comes with npm: install Node.js from https://nodejs.org, then try again.');
  if (code !== 0) {
    giveUp(
      'The dependencies could not be installed; the reason is above.\n' +
        'The first install needs the npm registry (npm_config_registry names another one). ' +
        'If the lockfile is out of date, run: npx -y ' +
        `${PNPM} install`,
    );
  }
  stamp('installed', wanted);
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
