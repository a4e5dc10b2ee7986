import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from './composition/config.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string) => readFileSync(pathOf(path), 'utf8');

/** As YAML's own specification has it: no key stands twice. */
const strictly = (path: string) => parse(textOf(path), { strict: true, uniqueKeys: true });

/** What the image sets, so that nothing outside can send the server elsewhere. PORT is the one inside. */
const OF_THE_IMAGE = ['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT'];

describe('docker-compose.yml', () => {
  const { services } = strictly('docker-compose.yml');
  const environment: Record<string, string> = services.server.environment;

  test('hands every setting to the server, but for those that the image sets', () => {
    expect(Object.keys(environment).sort()).toEqual(SETTINGS.filter((name) => !OF_THE_IMAGE.includes(name)).sort());
    const [image = ''] = textOf('Dockerfile').match(/^ENV NODE_ENV=production .+$/m) ?? [];
    expect(Array.from(image.matchAll(/(\w+)=/g), ([, name]) => name).sort()).toEqual(OF_THE_IMAGE);
  });

  test.each(Object.entries(environment))('takes %s from the shell or .env: %s', (name, value) => {
    expect(value).toMatch(new RegExp(`^\\$\\{${name}:?-.*\\}$`));
  });

  test('gives the server more time to stop than it takes for itself', () => {
    expect(services.server.stop_grace_period).toBe('30s');
  });
});

describe('.dockerignore', () => {
  test('keeps tests out of the image, and the server that makes members for them', () => {
    const kept = textOf('.dockerignore').split('\n');
    expect(kept).toEqual(expect.arrayContaining(['**/*.test.ts', '**/*.test.tsx', '**/test-support']));
  });
});

describe('docs/operations.md', () => {
  const table = textOf('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const documented = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/`(\w+)`/g),
  ]);

  test('describes every setting once, and none that there is not', () => {
    expect(documented.map(([, name]) => name).sort()).toEqual([...SETTINGS].sort());
  });
});

describe('.github/workflows/test.yml', () => {
  const { permissions, concurrency, jobs } = strictly('.github/workflows/test.yml');

  test('may read the source and nothing else', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values<{ permissions?: unknown }>(jobs).map((job) => job.permissions)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('lets a newer push to a pull request end the run of the older one', () => {
    expect(concurrency['cancel-in-progress']).toBe(true);
  });

  test('tests on Linux and on a Mac, with the oldest Node in use and the newest, and once with MongoDB', () => {
    expect(jobs.test.strategy.matrix).toEqual({
      os: ['ubuntu-latest', 'macos-latest'],
      node: [20, 26],
      mongo: [false],
      include: [{ os: 'ubuntu-latest', node: 26, mongo: true }],
    });
    expect(jobs.test.steps.map((step: { run?: string }) => step.run)).toContain('npm test');
  });
});

describe('scripts/generate-secrets.mjs', () => {
  const freshFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'twosides-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };
  const generate = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [pathOf('scripts/generate-secrets.mjs'), ...args], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });

  test.each(["Ann O'Brien", 'Säätiö & Söhne "Zwei"', 'Two $ides'])(
    'writes all that production requires, for %s',
    (name) => {
      const folder = freshFolder();
      const file = join(folder, '.env');
      const { status, stderr } = generate({ OPERATOR_NAME: name, CONTACT_EMAIL: 'ann@example.org' }, file);
      expect({ status, stderr }).toEqual({ status: 0, stderr: `Wrote ${file}.\n` });
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      const env = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
      const config = readConfig({ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env });
      expect(config.operator).toEqual({ name, email: 'ann@example.org' });
    },
  );

  test('leaves lines to fill in where nobody can be asked', () => {
    const file = join(freshFolder(), '.env');
    expect(generate({}, file).stderr).toBe(`Wrote ${file}. Fill in OPERATOR_NAME and CONTACT_EMAIL there.\n`);
    expect(readFileSync(file, 'utf8')).toMatch(/^# To fill in: .+\nOPERATOR_NAME=\nCONTACT_EMAIL=\n/);
  });

  test('never writes over a file, whose secrets may be in use', () => {
    const file = join(freshFolder(), '.env');
    generate({}, file);
    const before = readFileSync(file, 'utf8');
    expect(generate({}, file).status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
