import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, run, tool } from './run.mjs';

/**
 * Uses CHROMIUM_PATH, else the system's browser, else Playwright's, else Debian's package.
 * @returns {Promise<NodeJS.ProcessEnv | undefined>} environment variables for the tests; undefined without a browser
 */
export async function provideChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return { CHROMIUM_PATH: given };
    console.error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return undefined;
  }
  return systemChromium() ?? (await playwrightChromium()) ?? (await debianChromium());
}

/**
 * Adds HEADLESS_SHELL_PATH if there is a headless shell, because the shell uses a fifth less CPU than the browser.
 * @returns {Promise<NodeJS.ProcessEnv | undefined>}
 */
export async function provideTestBrowsers() {
  const chromium = await provideChromium();
  if (!chromium?.CHROMIUM_PATH || process.env.HEADLESS_SHELL_PATH) return chromium;
  if (!systemShell() && process.env.CI && isRootOnDebian()) await installPackages(['chromium-headless-shell']);
  const shell = systemShell();
  return shell ? { ...chromium, HEADLESS_SHELL_PATH: shell } : chromium;
}

function systemChromium() {
  const found = candidates().find((path) => existsSync(path));
  return found ? { CHROMIUM_PATH: found } : undefined;
}

async function playwrightChromium() {
  console.log("No Chromium on this machine: trying Playwright's own.");
  const cli = tool('@playwright/test', { command: 'playwright' });
  if ((await run(projectNode, [cli, 'install', 'chromium'])) !== 0) return undefined;
  // Starts the browser, because Playwright installs it even on a Linux that lacks the libraries for it.
  const script =
    "require('@playwright/test').chromium.launch({ channel: 'chromium' }).then((browser) => browser.close())";
  return (await run(projectNode, ['--eval', script])) === 0 ? {} : undefined;
}

async function debianChromium() {
  if (!isRootOnDebian()) return undefined;
  console.log("Trying the distribution's package (apt-get install chromium).");
  await installPackages(['chromium', 'fonts-liberation']);
  return systemChromium();
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installPackages(/** @type {string[]} */ names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env }).catch(() => 1);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env }).catch(() => 1);
}

const systemShell = () =>
  ['chromium-headless-shell', 'chrome-headless-shell']
    .flatMap((name) => programFolders().map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const programFolders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];

function candidates() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
      join(process.env[variable] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
    );
  }
  const folders = [...programFolders(), '/opt/google/chrome'];
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => !isSnapStub(path));
}

/** If the Chromium snap is missing, Ubuntu's `chromium-browser` is a script that fails and says how to install it. */
function isSnapStub(/** @type {string} */ path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status !== 0;
}
