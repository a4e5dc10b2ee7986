import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('Bad input over HTTP', () => {
  const server = serverForSuite('SQLite');
  const member = memberForSuite(server, 'member@example.org', 'Member One');
  let id: number;
  beforeAll(async () => {
    id = await postConflict(member);
  });

  const raw = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
    member.send(path, { method: 'POST', body, headers });

  test.each([
    ['malformed JSON', '{"side":', 400, 'malformed-json'],
    ['a key that would change the prototype', '{"side":"her","__proto__":{"isAdmin":true}}', 400, 'malformed-json'],
    ['an unknown field', '{"side":"her","weight":2}', 400, 'invalid-input'],
    ['an operator in place of a text', '{"side":{"$ne":"his"}}', 400, 'invalid-input'],
    ['an array in place of a text', '{"side":["her"]}', 400, 'invalid-input'],
    ['a list', '[]', 400, 'invalid-input'],
    ['a field named like a method', '{"side":"her","toString":1}', 400, 'invalid-input'],
    ['a guess below zero', '{"side":"her","guess":-1}', 400, 'invalid-input'],
    ['a guess above a hundred', '{"side":"her","guess":101}', 400, 'invalid-input'],
    ['a guess that is no whole number', '{"side":"her","guess":60.5}', 400, 'invalid-input'],
    ['no version of the text', '{"side":"her","textVersion":0}', 400, 'invalid-input'],
    ['half a version of the text', '{"side":"her","textVersion":1.5}', 400, 'invalid-input'],
    ['a version of the text in words', '{"side":"her","textVersion":"2"}', 400, 'invalid-input'],
    ['a number', '7', 400, 'invalid-input'],
    ['null', 'null', 400, 'invalid-input'],
    ['nothing', '', 400, 'invalid-input'],
    ['nesting without end', `{"side":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 'invalid-input'],
    ['more than 64 KiB', `{"side":"${'x'.repeat(66_000)}"}`, 413, 'body-too-large'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1'), 400, 'malformed-json'],
  ])('refuses %s as a vote with a clear error and stores nothing', async (_, body, status, code) => {
    const answer = await raw(`/api/conflicts/${id}/vote`, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toMatch(/\w/);
    expect((await member.get(`/api/conflicts/${id}`)).body.totalVotes).toBe(0);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('refuses a body of type %s', async (type) => {
    const answer = await raw(`/api/conflicts/${id}/vote`, '{"side":"her"}', { 'Content-Type': type });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type']);
  });

  test.each(['0', '-1', '1.5', '1e3', '01', 'abc', '99999', '99999999999999999999', '%27%20OR%201=1', '__proto__'])(
    'answers 404 for the conflict %s',
    async (unknown) => {
      const answer = await member.get(`/api/conflicts/${unknown}`);
      expect([answer.status, answer.body]).toEqual([404, { error: 'Conflict not found', code: 'conflict-not-found' }]);
    },
  );

  test.each([
    ['limit=0', 400],
    ['limit=51', 400],
    ['limit=ten', 400],
    ['limit=1&limit=2', 400],
    ['category[$ne]=love', 400],
    ['cursor=%00', 400],
    ['cursor=1_2', 400],
    ['__proto__=1', 400],
    ['category=nothing', 404],
  ])('refuses the list query %s', async (query, status) => {
    const answer = await member.get(`/api/top-conflicts-today?${query}`);
    expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
  });

  test('names every invalid field, and the first one in the headline', async () => {
    const draft = { ...CONFLICT, title: 'Short', hisSide: 'x', category: 'none' };
    const answer = await member.post('/api/conflicts', draft);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: 'Title must be at least 10 characters',
      code: 'invalid-input',
      fields: {
        title: 'Title must be at least 10 characters',
        hisSide: 'His side must be at least 20 characters',
        category: 'Please select a category',
      },
    });
  });

  test.each(['"', 'not-a-uuid', '6f1f7b0a-58a1-4a0e-9df5-6d1f0c6f0a1', `${' '.repeat(3)}x`])(
    'refuses the operation id %s',
    async (key) => {
      const answer = await member.post(`/api/conflicts/${id}/vote`, { side: 'her' }, { 'Idempotency-Key': key });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-operation-id']);
    },
  );

  test('answers 404 for an unknown path and 405 with the allowed methods for a known one', async () => {
    const { body } = await member.get('/api/nothing');
    expect(body).toEqual({ error: 'There’s nothing at this address', code: 'route-not-found' });
    const wrong = await member.send('/api/conflicts', { method: 'DELETE' });
    expect([wrong.status, wrong.body.code]).toEqual([405, 'method-not-allowed']);
    expect(wrong.headers.get('Allow')).toContain('POST');
  });

  test.each(['http://%@x/', 'http://[/', '/%E0%A4%A', '*'])(
    'answers the request target %s, and lives on',
    async (target) => {
      const { port } = new URL(server.origin);
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect((await member.get('/healthz')).status).toBe(200);
    },
  );

  test('never answers 500, and logs no body', () => {
    expect(server.log()).not.toMatch(/"status":5\d\d/);
    expect(server.log()).not.toMatch(/isAdmin|\$ne|dishwasher/);
  });
});
