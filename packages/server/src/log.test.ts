import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLog, warnAlways } from './log.ts';

const SECRET = 'q8Jd0bX3yT7nW1cV5mK9pL2sR4fH6gA8zE0uI3oY7tB';

const lineOf = (what: Error | object) => {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => lines.push(line) }).info(what, 'something happened');
  return lines.join('');
};

test.each([
  ['a duplicate key', new Error('E11000 duplicate key error: { email: "ada.lovelace+x@example.org" }'), 'ada.lovelace'],
  ['an address in a path', { path: '/api/user/ada%40example.org' }, 'ada%40'],
  ['a link', new Error(`fetch failed: https://x.example/verify-email?token=${SECRET}`), SECRET],
  ['a session id', { note: `sid ${SECRET} not found` }, SECRET],
  ['a hash', { note: `by ${'0123456789abcdef'.repeat(4)}` }, '0123456789abcdef'],
  ['a password hash', new Error('malformed $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'), 'c2FsdA'],
  ['a raw body', new Error('Unexpected token in JSON: {"password":"correct-horse","x":1}'), 'correct-horse'],
  ['a cookie', new Error('bad header cookie: twosides=abcdef'), 'twosides=abc'],
  ['a push key', new Error('{"keys":{"auth":"tBHItJI5svbpez7KI4CQ","p256dh":"BCVxsr7N"}}'), /tBHItJI5|BCVxsr7N/],
])('takes %s out of a line', (_, what, secret) => {
  const line = lineOf(what instanceof Error ? { err: { message: what.message, stack: what.stack } } : what);
  expect(line).toContain('something happened');
  expect(line).not.toMatch(secret);
  expect(() => JSON.parse(line)).not.toThrow();
});

test.each(['info', 'error', 'fatal', 'silent'])('has the warnings of a start at the level %s', (level) => {
  const lines: string[] = [];
  warnAlways(createLog(level, { write: (line: string) => lines.push(line) }), 'emails may travel UNENCRYPTED');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, msg: 'emails may travel UNENCRYPTED' }),
  ]);
});

test('leaves what an operator needs: paths, request ids, stacks and package names', () => {
  const fields = {
    requestId: '6f1f7b0a-58a1-4a0e-9df5-6d1f0c6f0a11',
    path: '/conflict/12/he-never-loads-the-dishwasher',
    stack: 'at next (/app/node_modules/.pnpm/@koa+router@15.7.0_koa@3.3.0/node_modules/x.js:12:3)',
  };
  expect(JSON.parse(lineOf(fields))).toMatchObject(fields);
});

const startLogging = (program: string) => {
  const url = new URL('log.ts', import.meta.url).href;
  const code = `const { createLog } = await import(${JSON.stringify(url)}); const log = createLog('info'); ${program}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
};

test.each([
  ['comes to its end', ''],
  ['is ended', 'process.exit(1);'],
  ['fails', 'throw new Error("no");'],
])('writes every line in its order, those of the last moment too, where a process %s', async (_, end) => {
  const { stdout } = startLogging(`for (let n = 0; n < 3000; n++) log.info(String(n)); ${end}`);
  const lines = (await text(stdout)).trim().split('\n');
  expect(lines.map((line) => Number(JSON.parse(line).msg))).toEqual(Array.from({ length: 3_000 }, (__, n) => n));
});

test('writes a line though nothing else happens', async () => {
  const living = startLogging('log.info("here"); setInterval(() => {}, 60_000);');
  expect(String((await once(living.stdout, 'data'))[0])).toContain('"msg":"here"');
  living.kill('SIGKILL');
});
