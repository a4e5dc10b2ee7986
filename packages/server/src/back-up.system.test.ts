import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from './composition/compose-back-up.ts';
import { freshFolder } from './test-support/fresh-folder.ts';
import { CONFLICT } from './test-support/people.ts';
import { memberForSuite, serverForSuite, serverForTest } from './test-support/suites.ts';
import { startTestServer } from './test-support/test-server.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const DATA_DIR = freshFolder(afterAll);
const file = join(freshFolder(afterAll), 'first');
const author = memberForSuite(serverForSuite('SQLite', { env: { DATA_DIR } }), 'author@example.org', 'Carla');
beforeAll(async () => {
  await author.post('/api/conflicts', CONFLICT);
  expect(await run('backup', { DATA_DIR }, file)).toMatch(/^0 The database and its secrets are in /);
});

const run = async (command: 'backup' | 'restore', env: Readonly<Record<string, string>>, ...args: string[]) => {
  const program = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return `${code} ${out}${err}`;
};

const startOver = (folder: string) => serverForTest('SQLite', { env: { DATA_DIR: folder } });

test('backs a server up while it is written to, and brings all of one moment back, its secrets among it', async () => {
  const ids: number[] = [];
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) ids.push((await author.post('/api/conflicts', CONFLICT)).body.id);
  })();
  const later = join(freshFolder(onTestFinished), 'later');
  await expect.poll(() => ids.length).toBeGreaterThan(3);
  const before = ids.length;
  expect(await run('backup', { DATA_DIR }, later)).toMatch(/^0 /);
  isWriting = false;
  await writing;
  expect((statSync(later).mode & 0o777).toString(8)).toBe('600');

  const folder = join(freshFolder(onTestFinished), 'data');
  expect(await run('restore', { DATA_DIR: folder }, later)).toBe(`0 ${later} has been restored.\n`);
  for (const name of ['secrets.json', 'vapid.json']) {
    expect(await readFile(join(folder, name), 'utf8')).toBe(await readFile(join(DATA_DIR, name), 'utf8'));
    expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600');
  }
  const restored = await startOver(folder);
  const client = restored.client();
  client.setCookies(author.cookies());
  expect((await client.get('/api/auth/user')).body.userNickname).toBe('Carla');
  const found = await Promise.all(ids.map(async (id) => (await client.get(`/api/conflicts/${id}`)).status));
  expect(found.slice(0, before)).toEqual(Array.from({ length: before }, () => 200));
  expect(found).toEqual([...found].sort());
  expect(await readFile(join(folder, 'twosides.sqlite'), 'latin1')).not.toContain('hashSecret');
});

test('replaces an earlier back-up, and no other file', async () => {
  const again = join(freshFolder(onTestFinished), 'again');
  await copyFile(file, again);
  await backUp({ DATA_DIR }, again);
  const live = join(DATA_DIR, 'twosides.sqlite');
  await expect(backUp({ DATA_DIR }, live)).rejects.toThrow(`${live} is not a backup made by npm run backup`);
  expect((await author.get('/readyz')).status).toBe(200);
});

test('restores into the folder of no running server, whatever it is told', async () => {
  const refusal = `1 The server is running and uses ${DATA_DIR}. Stop it first.\n`;
  expect(await run('restore', { DATA_DIR }, file, '--force')).toBe(refusal);
  expect((await author.get('/readyz')).status).toBe(200);
});

test('puts what is there aside when it is told to, and else leaves it alone', async () => {
  const folder = freshFolder(onTestFinished);
  const other = await startTestServer('SQLite', { env: { DATA_DIR: folder } });
  await other.stop();
  const secrets = await readFile(join(folder, 'secrets.json'), 'utf8');
  expect(() => restore({ DATA_DIR: folder }, file, false)).toThrow(`${folder} already contains data. Add --force`);
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(secrets);

  const said = await run('restore', { DATA_DIR: folder }, file, '--force');
  const [, aside = ''] = /The previous data is in (.+)\. Delete it/.exec(said) ?? [];
  expect(await readFile(join(aside, 'secrets.json'), 'utf8')).toBe(secrets);
  const restored = await startOver(folder);
  expect((await restored.client().get('/api/conflicts')).body).toHaveLength(1);
});

const makeNewer = async (path: string) => {
  await copyFile(file, path);
  executeIn(path, 'PRAGMA user_version = 9999');
};

test.each<[string, (path: string) => unknown, string]>([
  ['that is not there', () => {}, 'does not exist'],
  ['of another kind', (path) => writeFile(path, 'Shopping: milk, bread.'.repeat(500)), 'is not a backup made'],
  ['that is empty', (path) => writeFile(path, ''), 'is not a backup made'],
  ['that is another database', (path) => executeIn(path, 'CREATE TABLE t (a)'), 'is not a backup'],
  ['that is cut off', async (path) => writeFile(path, (await readFile(file)).subarray(0, 40_000)), 'is damaged'],
  ['with damage', async (path) => writeFile(path, (await readFile(file)).fill(0xa5, 30_000, 90_000)), 'is damaged'],
  ['of a newer release', makeNewer, 'is from a newer release'],
])('restores no file %s, and leaves the folder empty', async (_, make, message) => {
  const path = join(freshFolder(onTestFinished), 'given');
  await make(path);
  const folder = join(freshFolder(onTestFinished), 'data');
  expect(() => restore({ DATA_DIR: folder }, path, false)).toThrow(`${path} ${message}`);
  expect(existsSync(folder)).toBe(false);
});

test('restores nothing under another mailbox id secret', async () => {
  const folder = join(freshFolder(onTestFinished), 'data');
  const env = { DATA_DIR: folder, HASH_SECRET: 'f'.repeat(40) };
  expect(() => restore(env, file, false)).toThrow('HASH_SECRET is not the one in this backup');
  expect(existsSync(folder)).toBe(false);
});

test('makes no back-up of a damaged database', async () => {
  const folder = freshFolder(onTestFinished);
  restore({ DATA_DIR: folder }, file, false);
  const database = join(folder, 'twosides.sqlite');
  await writeFile(database, (await readFile(database)).fill(0xa5, 30_000, 90_000));
  const target = join(folder, 'backup');
  await expect(backUp({ DATA_DIR: folder }, target)).rejects.toThrow(`The database ${database} is damaged`);
  expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
});

test('leaves MongoDB to its own tools, and names the commands', async () => {
  const env = { DATA_DIR: freshFolder(onTestFinished), MONGODB_URL: 'mongodb://localhost/twosides' };
  await expect(backUp(env, 'file')).rejects.toThrow(/^MONGODB_URL is set[\s\S]+mongodump --uri "\$MONGODB_URL"/);
  const words = /^MONGODB_URL is set[\s\S]+mongorestore --uri "\$MONGODB_URL" --drop/;
  expect(() => restore(env, 'file', false)).toThrow(words);
});

function executeIn(path: string, sql: string) {
  using database = new DatabaseSync(path);
  database.exec(sql);
}
