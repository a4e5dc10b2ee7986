import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './test-process.ts';

test('the server that makes members for tests does not start in production', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'twosides-test-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const start = (env: Readonly<Record<string, string>>) => startProcess(env, { program: 'main-for-tests' });
  await expect(start({ DATA_DIR, NODE_ENV: 'production' })).rejects.toThrow('This program is for tests');
  const elsewhere = await start({ DATA_DIR });
  elsewhere.kill('SIGKILL');
  await elsewhere.ended;
});
