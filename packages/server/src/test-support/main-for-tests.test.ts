import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';
import { startProcess } from './test-process.ts';

test('the server that makes members for tests does not start in production', async () => {
  const DATA_DIR = freshFolder(onTestFinished);
  const start = (env: Readonly<Record<string, string>>) => startProcess(env, { program: 'main-for-tests' });
  await expect(start({ DATA_DIR, NODE_ENV: 'production' })).rejects.toThrow('This program is for tests');
  const elsewhere = await start({ DATA_DIR });
  elsewhere.kill('SIGKILL');
  await elsewhere.ended;
});
