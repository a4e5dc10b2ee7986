import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from './composition/config.ts';
import { freshFolder } from './test-support/fresh-folder.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string) => readFileSync(pathOf(path), 'utf8');

const strictly = (path: string) => parse(textOf(path), { strict: true, uniqueKeys: true });

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
  const rows = [...table.matchAll(/^\| (`[^|]+`) \|/gm)];
  const documented = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)]);

  test('describes every setting once, and none that there is not', () => {
    expect(documented.map(([, name]) => name).sort()).toEqual([...SETTINGS].sort());
  });
});

describe('.github', () => {
  type Step = { readonly uses?: string; readonly run?: string };
  type Workflow = {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<string, { readonly permissions?: unknown; readonly steps: readonly Step[] }>>;
  };
  const names = readdirSync(pathOf('.github/workflows'));
  const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

  test.each(names)('%s may read the source and nothing else, unless a job says why', (name) => {
    const { permissions } = strictly(`.github/workflows/${name}`) as Workflow;
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  });

  test.each([...names.map((name) => `workflows/${name}`), 'actions/set-up/action.yml'])(
    '%s runs others’ actions at a commit, which nobody can change afterwards',
    (name) => {
      const uses = [...textOf(`.github/${name}`).matchAll(/uses: (?!\.\/)(.+)/g)];
      expect(uses.length).toBeGreaterThan(0);
      for (const [, action] of uses) expect(action).toMatch(/^\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  test('test.yml runs every step of npm test', () => {
    const run = stepsOf(strictly('.github/workflows/test.yml')).map((step) => step.run ?? '');
    const covered = run.flatMap((text) =>
      [...text.matchAll(/npm test -- --only ([\w,]+)/g)].flatMap(([, list = '']) => list.split(',')),
    );
    const steps = /^Steps: (.+)$/m.exec(
      spawnSync(process.execPath, [pathOf('scripts/test.mjs'), '--help'], { encoding: 'utf8' }).stderr,
    );
    expect(covered.toSorted()).toEqual(steps?.[1]?.split(', ').toSorted());
  });
});

describe('deploy', () => {
  test('watches metrics that there are', () => {
    const source = textOf('packages/server/src/http/operator/metrics.ts');
    const watched = ['deploy/grafana.json', 'deploy/alerts.yml'].flatMap(
      (file) => textOf(file).match(/\btwosides_\w+/g) ?? [],
    );
    for (const name of new Set(watched)) expect(source).toContain(`'${name.replace(/_(count|bucket|sum)$/, '')}'`);
  });

  test('a site with its own certificate gets every setting from .env and trusts its one proxy', () => {
    const { server } = strictly('deploy/compose.yml').services;
    expect(server.env_file).toBe('.env');
    expect(server.environment).toEqual({ PUBLIC_ORIGIN: expect.stringMatching(/^https:/), TRUSTED_PROXIES: 1 });
  });
});

test('one Node and one pnpm are meant everywhere', () => {
  const { packageManager, devDependencies } = JSON.parse(textOf('package.json'));
  const node = textOf('.node-version').trim();
  expect(devDependencies.node).toMatch(new RegExp(`^\\^${node}\\.`));
  expect(new Set(textOf('Dockerfile').match(/node:\d+/g))).toEqual(new Set([`node:${node}`]));
  const pnpm = /pnpm@\d+/.exec(packageManager)?.[0];
  const named = `${textOf('Dockerfile')}${textOf('CONTRIBUTING.md')}`.match(/pnpm@\d+/g);
  expect(new Set(named)).toEqual(new Set([pnpm]));
});

describe('scripts/generate-secrets.mjs', () => {
  const generate = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [pathOf('scripts/generate-secrets.mjs'), ...args], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });

  test.each(["Ann O'Brien", 'Säätiö & Söhne "Zwei"', 'Two $ides'])(
    'writes all that production requires, for %s',
    (name) => {
      const folder = freshFolder(onTestFinished);
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
    const file = join(freshFolder(onTestFinished), '.env');
    expect(generate({}, file).stderr).toBe(`Wrote ${file}. Fill in OPERATOR_NAME and CONTACT_EMAIL there.\n`);
    expect(readFileSync(file, 'utf8')).toMatch(/^# To fill in: .+\nOPERATOR_NAME=\nCONTACT_EMAIL=\n/);
  });

  test('never writes over a file, whose secrets may be in use', () => {
    const file = join(freshFolder(onTestFinished), '.env');
    generate({}, file);
    const before = readFileSync(file, 'utf8');
    expect(generate({}, file).status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
