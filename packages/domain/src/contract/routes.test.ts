import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../conflicts/shown.rule.ts';
import { checkInput } from '../wire/check-input.ts';
import { safeRedirect } from '../wire/return-to.ts';
import { endpoints } from './endpoints.ts';
import { type ApiRoute, routes } from './routes.ts';

const all: readonly (readonly [string, ApiRoute])[] = Object.entries(routes);
const schemas = all.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${part} of ${name}`, schema] as const] : [],
  ),
);

const entriesOf = (schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> =>
  'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};

const fieldsOf = (schema: v.GenericSchema): string[] => Object.keys(entriesOf(schema));

/** The schema of each field, once for all calls that share it. */
const distinctFields = (): readonly (readonly [string, v.GenericSchema])[] => {
  const names = new Map<v.GenericSchema, string>();
  for (const [part, schema] of schemas)
    for (const [field, entry] of Object.entries(entriesOf(schema))) {
      const required = withoutDefault(entry);
      if (!names.has(required)) names.set(required, `${field} in ${part}`);
    }
  return Array.from(names, ([schema, name]) => [name, schema]);
};

const withoutDefault = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? withoutDefault(schema.wrapped as v.GenericSchema) : schema;

const OTHER_TYPES = ['object', 'strict_object', 'array', 'boolean', 'number', 'literal', 'unknown'];

test('no two routes share a method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('every endpoint has a route with its method and path', () => {
  expect(Object.fromEntries(all.map(([name, { method, path }]) => [name, { method, path }]))).toEqual(endpoints);
});

test('each route describes exactly the parameters in its path', () => {
  for (const [name, { path, params }] of all) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(params ? fieldsOf(params) : [], name).toEqual(inPath);
  }
});

test('each route reads a body only where one is sent, and pages by a cursor', () => {
  for (const [name, route] of all) {
    if (route.method === 'GET') expect([route.body, route.operation], name).toEqual([undefined, undefined]);
    const cursor = name === 'deck' ? 'after' : 'cursor';
    if (route.paged) expect(fieldsOf(route.query as v.GenericSchema), name).toContain(cursor);
  }
});

test('exactly the writes that change what visitors read drop the cached responses', () => {
  const writes = [
    ...['postConflict', 'postAnonymousConflict', 'editConflict', 'takeDownConflict', 'reportConflict', 'addUpdate'],
    ...['closeDiscussion', 'reopenDiscussion', 'allowEmbed', 'forbidEmbed', 'pauseVoting', 'resumeVoting'],
    ...['deleteComment', 'hideComment', 'showComment', 'reportComment', 'reportUpdate', 'decideCase', 'answerAppeal'],
    ...['excludeVotes', 'restoreVotes', 'votingSeen', 'updateProfile', 'deleteAccount'],
  ];
  const dropping = all.flatMap(([name, route]) => (route.dropsCachedResponses ? [name] : []));
  expect(dropping.toSorted()).toEqual(writes.toSorted());
});

describe('every schema of the API', () => {
  const errorsOf = (schema: v.GenericSchema, input: unknown) => {
    const checked = checkInput(schema, input);
    return new Map(checked.ok ? [] : Object.entries(checked.error));
  };

  test('rejects unknown fields', () => {
    for (const [name, schema] of schemas)
      for (const field of ['unknown', '$where', 'constructor', 'toString', 'hasOwnProperty'])
        expect(errorsOf(schema, { [field]: 'x' }).get(field), name).toBe('Unknown field');
  });

  test('rejects a key that would reach the prototype', () => {
    const hostile = JSON.parse('{"__proto__":{"isAdmin":true}}');
    for (const [name, schema] of schemas)
      expect(errorsOf(schema, hostile).get('__proto__'), name).toBe('Unknown field');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('takes no other type for a text, so no operator reaches a store', () => {
    const texts = schemas.flatMap(([name, schema]) =>
      Object.entries(entriesOf(schema)).flatMap(([field, entry]) =>
        OTHER_TYPES.includes(withoutDefault(entry).type) ? [] : [{ name, schema, field }],
      ),
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const { name, schema, field } of texts)
      for (const value of [17, true, [], ['x'], {}, { $ne: null }, { $gt: '' }])
        expect(errorsOf(schema, { [field]: value }).get(field), `${field} in ${name}`).toBeTypeOf('string');
  });

  test('rejects anything but an object', () => {
    for (const [name, schema] of schemas)
      for (const input of [null, 'text', 17, true])
        expect(checkInput(schema, input), name).toEqual({ ok: false, error: { body: 'Invalid input' } });
  });
});

describe('a hostile text of 100 kB', () => {
  const HOSTILE = [
    ...['a', ' ', '\n', '\r'],
    ...['-', '.', '@', 'a.', 'a@', 'a-', '1', '/', '\\', '_', 'side '],
    ...['\u202e', '\u0301', '\u200d', '🤷', '\ud800'],
  ].flatMap((unit) => {
    const long = unit.repeat(100_000 / unit.length);
    return [long, `a@${long}`, `${long}!`, `/${long}\\`, `emoji-${long}`];
  });

  test.each(distinctFields())('does not block %s', (_, schema) => {
    for (const text of HOSTILE) v.safeParse(schema, schema.type === 'array' ? [text] : text);
  });

  test('does not block the rules that read text', () => {
    for (const text of HOSTILE) {
      expect(safeRedirect(text)).toBe('/');
      expect(slugOf(slugOf(text))).toBe(slugOf(text));
    }
  });
});
