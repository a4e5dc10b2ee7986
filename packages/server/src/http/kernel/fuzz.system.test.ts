import { emailInput } from '@twosides/domain/accounts';
import { DELETED_MEMBER, postAnonymousConflictInput, postConflictInput } from '@twosides/domain/conflicts';
import { type ApiRoute, routes } from '@twosides/domain/contract';
import { commentInput } from '@twosides/domain/discussion';
import { cleanText } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import { reportInput } from '@twosides/domain/moderation';
import { onboardingInput, profileInput } from '@twosides/domain/profile';
import { ERROR_MESSAGES, type ErrorCode } from '@twosides/domain/wire';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { almostValid, hostileValue, validInput } from '../../test-support/arbitrary-input.ts';
import { CONFLICT, PASSWORD, signUpAndOnboard } from '../../test-support/people.ts';
import { everyRecord } from '../../test-support/records-of.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';
import type { Answer, TestClient } from '../../test-support/test-client.ts';
import { ERROR_STATUS } from './error-to-status.ts';

const SECRET_ADDRESS = 'nobody-may-know@example.org';

type Shot = { readonly who: 'visitor' | 'member'; readonly path: string; readonly init: RequestInit };

const SAMPLES = [
  '1',
  '2',
  'conflict-1',
  '99999',
  ...CATEGORY_IDS,
  'geometric',
  'woman-light-brown',
  'emoji-1-1',
  'she/her',
  'Bystander',
  'fuzzer1',
  'known@example.org',
  PASSWORD,
  '00000000-0000-7000-8000-000000000000',
  'A'.repeat(43),
  '0_0_9',
  'account',
];

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encoded = (value: unknown): string => {
  const part = encodeURIComponent(text(value).slice(0, 1_000).toWellFormed());
  return part === '.' || part === '..' ? '%20' : part;
};

const PARTS = ['none', 'params', 'query', 'body', 'raw', 'type', 'key'] as const;

const shotAt = (route: ApiRoute): fc.Arbitrary<Shot> => {
  const has = { ...route, none: true, raw: route.body, type: route.body, key: route.operation };
  return fc.constantFrom(...PARTS.filter((part) => has[part])).chain((wrong) => {
    const inputOf = (part: 'params' | 'query' | 'body'): fc.Arbitrary<unknown> => {
      const schema = route[part] as v.GenericSchema | undefined;
      if (!schema) return fc.constant(undefined);
      const valid = validInput(schema, SAMPLES);
      return part === wrong ? almostValid(valid) : valid;
    };
    return fc
      .record({
        who: fc.constantFrom<Shot['who']>('visitor', 'member', 'member', 'member'),
        params: inputOf('params'),
        query: inputOf('query'),
        body: inputOf('body'),
        raw: fc.oneof(hostileValue.map(text), fc.constant('{"__proto__":{"isAdmin":true}}')),
        type: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
        key: wrong === 'key' ? fc.stringMatching(/^[!-~]{1,40}$/) : fc.option(fc.uuid()),
      })
      .map(({ who, params, query, body, raw, type, key }) => ({
        who,
        path: pathOf(route, params, query),
        init: {
          method: route.method,
          headers: {
            ...(route.body && { 'Content-Type': wrong === 'type' ? type : 'application/json' }),
            ...(route.operation && key !== null && { 'Idempotency-Key': key }),
          },
          ...(route.body && { body: wrong === 'raw' ? raw : text(body) }),
        },
      }));
  });
};

const pathOf = ({ path }: ApiRoute, params: unknown, query: unknown): string => {
  const values = isRecord(params) ? params : {};
  const search = Object.entries(isRecord(query) ? query : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? params));
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const shot = fc.oneof(...Object.values(routes as Readonly<Record<string, ApiRoute>>).map(shotAt));

const FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...profileInput.entries,
  ...onboardingInput.entries,
  ...reportInput.entries,
  ...commentInput.entries,
  ...postAnonymousConflictInput.entries,
  hisSide: v.union([v.literal(''), postConflictInput.entries.hisSide]),
  herSide: v.union([v.literal(''), postConflictInput.entries.herSide]),
  email: emailInput.entries.email,
};

describeOnDatabases('Anything at all sent to the API', (database) => {
  const server = serverForSuite(database);
  let member: TestClient;
  const unspeakable: string[] = [SECRET_ADDRESS, '$argon2', 'node_modules'];
  let serial = 0;

  beforeAll(async () => {
    const bystander = await signUpAndOnboard(server, SECRET_ADDRESS, 'Bystander');
    for (const anonymous of [true, false]) await bystander.post('/api/conflicts/anonymous', { ...CONFLICT, anonymous });
    await bystander.post('/api/conflicts/1/vote', { side: 'her' });
    await bystander.post('/api/conflicts/1/comments', { content: 'A view.' });
    const { id } = (await bystander.get('/api/auth/user')).body;
    unspeakable.push(
      server.voterOf(id),
      ...bystander
        .cookies()
        .split(/; |=/)
        .filter((part) => part.length > 20),
    );
    member = await aMember();
  });

  const aMember = () => {
    serial += 1;
    return signUpAndOnboard(server, `fuzzer${serial}@example.org`, `fuzzer${serial}`);
  };

  const someMember = async () => {
    if ((await member.get('/api/auth/user')).status !== 200) member = await aMember();
    return member;
  };

  const leaveSomethingOdd = async () => {
    const leaving = await aMember();
    const operation = { 'Idempotency-Key': '00000000-0000-4000-8000-000000000001' };
    await (await aMember()).post('/api/conflicts/1/comments', { content: 'half \ud83d of a pair' }, operation);
    await leaving.post('/api/conflicts', CONFLICT);
    const left = await leaving.post('/api/auth/delete-account', { conflicts: 'take-down', password: PASSWORD });
    expect(left.status).toBe(200);
    const values = async () => (await everyRecord(server, database)).flatMap((record) => record.values);
    await expect.poll(values, { timeout: 20_000 }).toContainEqual(['title', DELETED_MEMBER]);
  };

  const expectClean = (answer: Answer) => {
    expect(answer.status).toBeLessThan(500);
    for (const word of unspeakable) expect(answer.text).not.toContain(word);
    expect(answer.text).not.toMatch(/\bat .{0,200}\.[tj]s:\d+/);
    if (answer.status < 400) return;
    const { error, code, fields = {}, text, ...rest } = answer.body;
    expect(rest).toEqual({});
    expect(text === undefined).toBe(code !== 'text-changed');
    expect(Object.keys(ERROR_MESSAGES)).toContain(code);
    expect(ERROR_STATUS[code as ErrorCode]).toBe(answer.status);
    for (const words of [error, ...Object.values(fields)]) expect(words).toMatch(/\S/);
  };

  const runs = database === 'SQLite' ? 100 : 8;
  test(`is answered in the words of the catalogue: never a fault, never a word about anyone (${runs * 20} requests)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(shot, { minLength: 20, maxLength: 20 }), async (shots) => {
        const clients = { member: await someMember(), visitor: server.client() };
        const fire = ({ who, path, init }: Shot) => clients[who].send(path, init);
        const isOfAccounts = ({ path }: Shot) => path.startsWith('/api/auth');
        const answers = [
          ...(await Promise.all(shots.filter((one) => !isOfAccounts(one)).map(fire))),
          ...(await Promise.all(shots.filter(isOfAccounts).map(fire))),
        ];
        for (const answer of answers) expectClean(answer);
      }),
      { numRuns: runs, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
    );
  });

  test('stores nothing that the domain would not accept', async () => {
    await leaveSomethingOdd();
    const records = await everyRecord(server, database);
    expect(records.length).toBeGreaterThan(10);
    for (const { table, values } of records)
      for (const [name, value] of values) {
        const where = `${table}.${name}`;
        expect(name).not.toMatch(/^\$|^__proto__$/);
        if (typeof value !== 'string') continue;
        const schema = FIELDS[name];
        const isFine = value === cleanText(value) && value.isWellFormed() && (!schema || v.is(schema, value));
        if (!isFine) expect.fail(`${where} holds ${JSON.stringify(value)}`);
      }
  });
});
