import { spawn } from 'node:child_process';
import { once } from 'node:events';

const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 20_000 });
  database.exec('BEGIN IMMEDIATE');
  console.log('held');
  process.stdin.resume().on('end', () => database.exec('ROLLBACK'));
`;

export const holdWriteLock = async (file: string): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ['-e', HOLDER, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The lock was not taken.'))),
  ]);
  return async () => {
    child.stdin.end();
    await exited;
  };
};
