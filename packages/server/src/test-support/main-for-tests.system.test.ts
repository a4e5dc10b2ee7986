import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';
import { startProcess } from './test-process.ts';

test('the server that makes members for tests does not start in production', async () => {
  const env = { DATA_DIR: freshFolder(onTestFinished), NODE_ENV: 'production' };
  await expect(startProcess(env, { program: 'main-for-tests' })).rejects.toThrow('This program is for tests');
});
