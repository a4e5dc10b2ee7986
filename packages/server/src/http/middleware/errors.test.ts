import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { RequestError } from '../kernel/request-error.ts';
import { handleErrors } from './errors.ts';

test('logs an error’s name, message and stack, and no other property', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const raw = Object.assign(new Error('could not be parsed'), { body: 'what a person has written', code: 17 });
  const ctx = { state: { requestId: 'a request' }, set: () => {}, remove: () => {} } as unknown as Context;
  await handleErrors(log)(ctx, () => Promise.reject(raw));
  expect(ctx).toMatchObject({ status: 500, body: { code: 'internal' } });
  const [{ err, requestId }] = lines.map((line) => JSON.parse(line));
  expect([requestId, Object.keys(err).sort()]).toEqual(['a request', ['message', 'name', 'stack', 'type']]);
});

test('an error in place of a compressed answer has no Content-Encoding or ETag', async () => {
  const log = createLog('silent', { write: () => {} });
  const { ctx, headers } = answering();
  await handleErrors(log)(ctx, async () => {
    ctx.set({ 'Content-Encoding': 'br', ETag: '"a-br"', 'Content-Disposition': 'attachment' });
    throw new RequestError('unavailable');
  });
  expect(ctx).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect([...headers.keys()].sort()).toEqual(['Cache-Control', 'Retry-After']);
});

const answering = () => {
  const headers = new Map<string, string>();
  const set = (fields: string | Readonly<Record<string, string>>, value = '') => {
    for (const [name, text] of typeof fields === 'string' ? [[fields, value] as const] : Object.entries(fields))
      headers.set(name, text);
  };
  return { headers, ctx: { state: {}, set, remove: (name: string) => headers.delete(name) } as unknown as Context };
};
