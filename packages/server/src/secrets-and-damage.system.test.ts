import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addMember, signIn } from './adapters/behaviour/steps.ts';
import { createSecrets } from './adapters/secrets/secrets.ts';
import { borrowDatabase } from './test-support/databases-of-run.ts';
import { freshFolder } from './test-support/fresh-folder.ts';
import { describeOnDatabases, processForTest } from './test-support/suites.ts';
import { startProcess } from './test-support/test-process.ts';
import { type Database, startTestServer } from './test-support/test-server.ts';

type Env = Readonly<Record<string, string>>;

const startedAndStopped = async (database: Database, env: Env, flags: readonly string[] = []) => {
  const server = await startTestServer(database, { env, flags });
  await server.stop();
};

const refusal = async (database: Database, env: Env): Promise<string> => {
  const problem: unknown = await startedAndStopped(database, env).catch((error) => error);
  return problem instanceof Error ? problem.message : 'none';
};

const place = async (database: Database) => {
  const DATA_DIR = freshFolder(onTestFinished);
  if (database === 'SQLite') return { env: { DATA_DIR }, flags: [] };
  const { url, giveBack } = await borrowDatabase(createSecrets('of the site before'));
  onTestFinished(giveBack);
  return { env: { DATA_DIR, MONGODB_URL: url }, flags: ['--accept-new-secrets'] };
};

describeOnDatabases('The secrets of a site', (database) => {
  const installed = async () => {
    const { env, flags } = await place(database);
    await startedAndStopped(database, env, flags);
    return { env, file: join(env.DATA_DIR, 'secrets.json') };
  };

  test('stop the start when they are lost, until they are back', async () => {
    const { env, file } = await installed();
    const kept = await readFile(file);
    await rm(file);
    expect(await refusal(database, env)).toContain(`${file} is missing, and the database needs the secret in it.`);
    expect(existsSync(file), 'others have taken their place').toBe(false);
    await writeFile(file, kept);
    await startedAndStopped(database, env);
  });

  test('stop the start when they are others', async () => {
    const { env, file } = await installed();
    const other = { ...JSON.parse(await readFile(file, 'utf8')), hashSecret: 'x'.repeat(43) };
    await writeFile(file, JSON.stringify(other));
    expect(await refusal(database, env)).toContain(`${file} is not the one that the database was created with.`);
    const given = await refusal(database, { ...env, HASH_SECRET: 'y'.repeat(43) });
    expect(given).toContain('HASH_SECRET is not the one that the database was created with.');
  });

  test('stop the start when their file is cut off', async () => {
    const { env, file } = await installed();
    await truncate(file, 60);
    const words = `${file} is incomplete or damaged. Replace it with the one from your backup`;
    expect(await refusal(database, env)).toContain(words);
  });

  test('are given up for others on the operator’s word, once', async () => {
    const { env, file } = await installed();
    await rm(file);
    await startedAndStopped(database, env, ['--accept-new-secrets']);
    await startedAndStopped(database, env);
  });
});

describeOnDatabases('The key pair of pushes', (database) => {
  const installed = async (hasDevice: boolean) => {
    const { env, flags } = await place(database);
    const server = await startTestServer(database, { env, flags });
    if (hasDevice) {
      const member = await addMember(server.stores, 'ada');
      await signIn(server.stores, 's1', member, { expire: Date.now() + 60_000 });
      await server.stores.pushSubscriptions.save({ ...A_DEVICE, memberId: member.id });
    }
    await server.stop();
    return { env, file: join(env.DATA_DIR, 'vapid.json') };
  };
  const KEYS = { endpoint: 'https://push.example.org/phone', p256dh: 'public', auth: 'secret' };
  const A_DEVICE = { id: 'phone', sessionId: 'id-of-s1', ...KEYS, createdAt: 0, lastSeenAt: 0 };
  const hasDevice = async (env: Env, flags: readonly string[] = []) => {
    const server = await startTestServer(database, { env, flags });
    const found = await server.stores.pushSubscriptions.find('phone', Date.now());
    await server.stop();
    return found !== null;
  };

  test('stops the start when it is lost and devices have subscribed under it, until it is back', async () => {
    const { env, file } = await installed(true);
    const kept = await readFile(file);
    await rm(file);
    const told = await refusal(database, env);
    expect(told).toContain(`${file} is missing, and devices need the key in it to get notifications.`);
    expect(told).toContain('npm start -- --accept-new-secrets');
    expect(existsSync(file), 'another one has taken its place').toBe(false);
    await writeFile(file, kept);
    expect(await hasDevice(env)).toBe(true);
  });

  test('stops the start when it is another one', async () => {
    const { env, file } = await installed(true);
    const other = await installed(false);
    await writeFile(file, await readFile(other.file));
    const words = `${file} is not the one that devices subscribed to notifications with.`;
    expect(await refusal(database, env)).toContain(words);
  });

  test('is given up for another one on the operator’s word, once, and the devices are forgotten', async () => {
    const { env, file } = await installed(true);
    await rm(file);
    expect(await hasDevice(env, ['--accept-new-secrets'])).toBe(false);
    await startedAndStopped(database, env);
  });

  test('may be another one where no device has subscribed', async () => {
    const { env, file } = await installed(false);
    await rm(file);
    await startedAndStopped(database, env);
  });
});

describe('A database file', () => {
  const installed = async () => {
    const DATA_DIR = freshFolder(onTestFinished);
    await startedAndStopped('SQLite', { DATA_DIR });
    return { DATA_DIR, file: join(DATA_DIR, 'twosides.sqlite') };
  };

  test.each([
    ['overwritten in its middle', async (file: string) => overwrite(file, 0.4, 0.6)],
    ['overwritten at its beginning', async (file: string) => overwrite(file, 0, 0.1)],
    ['cut off', async (file: string) => truncate(file, Math.floor((await readFile(file)).length / 2))],
  ])('that was %s stops the start, which names it and the remedy', async (_, damage) => {
    const { DATA_DIR, file } = await installed();
    await damage(file);
    const told = await refusal('SQLite', { DATA_DIR });
    expect(told).toContain(`The database ${file} is damaged (`);
    expect(told).toContain('npm run restore -- FILE --force');
  });

  test('damage while running turns /readyz to 503 at the next read', async () => {
    const { DATA_DIR, file } = await installed();
    const server = await startTestServer('SQLite', { env: { DATA_DIR } });
    onTestFinished(() => server.stop());
    await overwrite(file, 0.05, 1);
    const client = server.client();
    await expect
      .poll(async () => {
        await client.get('/api/conflicts');
        await client.get('/api/leaderboard');
        return (await client.get('/readyz')).status;
      })
      .toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    expect(server.log()).toContain('the database is not ready');
  });

  const overwrite = async (file: string, from: number, to: number) => {
    const content = await readFile(file);
    content.fill(0xa5, Math.floor(content.length * from), Math.floor(content.length * to));
    await writeFile(file, content);
  };
});

const statusUnder = async (host: string, port: number) => {
  const asked = request({ port, host: '127.0.0.1', path: '/dev/mailbox', headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
};

const OWN_SECRETS = { SESSION_KEYS: 'k'.repeat(43), HASH_SECRET: 'h'.repeat(43) };

const startedAt = async (PUBLIC_ORIGIN: string) => {
  const DATA_DIR = freshFolder(onTestFinished);
  return { server: await processForTest({ DATA_DIR, PUBLIC_ORIGIN }), DATA_DIR };
};

describe('A start', () => {
  test('of the server that makes members for tests is refused in production', async () => {
    const env = { DATA_DIR: freshFolder(onTestFinished), NODE_ENV: 'production' };
    await expect(startProcess(env, { program: 'main-for-tests' })).rejects.toThrow('This program is for tests');
  });

  test('that fails ends the process with 1 and says why', async () => {
    const DATA_DIR = freshFolder(onTestFinished);
    await startedAndStopped('SQLite', { DATA_DIR });
    const secrets = join(DATA_DIR, 'secrets.json');
    await rm(secrets);
    const end = 'ended with 1. It has printed:\n';
    await expect(startProcess({ DATA_DIR })).rejects.toThrow(`${end}Configuration: ${secrets} is missing`);
    await writeFile(join(DATA_DIR, 'twosides.sqlite'), 'no database');
    const starting = startProcess({ DATA_DIR, ...OWN_SECRETS });
    await expect(starting).rejects.toThrow(`${end}TwoSides could not start: The database`);
  });

  test('on this machine says how to fill the site, where its mails are, for requests under that name, and its address at the end', async () => {
    const { server } = await startedAt('http://localhost:3000');
    await expect
      .poll(() => server.printed().trimEnd().split('\n').slice(-3))
      .toEqual([
        expect.stringContaining('There are no conflicts yet. Post the first one, or run `npm run seed`'),
        'Emails show up at http://localhost:3000/dev/mailbox',
        'TwoSides is at http://localhost:3000',
      ]);
    expect(await statusUnder('localhost:3000', server.port)).toBe(200);
    expect(await statusUnder('rebound.example.org', server.port)).toBe(404);
  });

  test('on a public origin offers no mailbox, and the log says where mails are', async () => {
    const { server, DATA_DIR } = await startedAt('https://twosides.example');
    const ofMails = `SMTP_URL is not set: emails are not sent, but saved as files in ${DATA_DIR}/mail`;
    await expect.poll(server.printed).toContain(ofMails);
    expect(server.printed()).not.toContain('/dev/mailbox');
    expect(await statusUnder('localhost:3000', server.port)).toBe(404);
  });
});
