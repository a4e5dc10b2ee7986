import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../conflicts/shown.rule.ts';
import { checkInput } from '../wire/check-input.ts';
import { safeRedirect } from '../wire/pages.ts';
import { endpoints } from './endpoints.ts';
import { type ApiRoute, routes } from './routes.ts';

const all: readonly (readonly [string, ApiRoute])[] = Object.entries(routes);
const schemas = all.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${part} of ${name}`, schema] as const] : [],
  ),
);

const fieldsOf = (schema: v.GenericSchema): string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : [];

test('no two routes share a method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('every endpoint has a route with its method and path', () => {
  expect(Object.fromEntries(all.map(([name, { method, path }]) => [name, { method, path }]))).toEqual(endpoints);
});

test.each(all)('%s describes exactly the parameters in its path', (_, { path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(params ? fieldsOf(params) : []).toEqual(inPath);
});

test.each(all)('%s reads a body only where one is sent, and pages by a cursor', (name, route) => {
  if (route.method === 'GET') expect([route.body, route.operation]).toEqual([undefined, undefined]);
  if (route.paged) expect(fieldsOf(route.query as v.GenericSchema)).toContain(name === 'deck' ? 'after' : 'cursor');
});

describe('every schema of the API', () => {
  test.each(schemas)('%s rejects unknown fields', (_, schema) => {
    for (const field of ['unknown', '$where', 'constructor', 'toString', 'hasOwnProperty']) {
      const checked = checkInput(schema, { [field]: 'x' });
      expect(checked.ok ? null : checked.error[field]).toBe('Unknown field');
    }
  });

  test.each(schemas)('%s rejects a key that would reach the prototype', (_, schema) => {
    const checked = checkInput(schema, JSON.parse('{"__proto__":{"isAdmin":true}}'));
    expect(checked.ok ? null : new Map(Object.entries(checked.error)).get('__proto__')).toBe('Unknown field');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test.each(schemas)('%s rejects anything but an object', (_, schema) => {
    for (const input of [null, 'text', 17, true])
      expect(checkInput(schema, input)).toEqual({ ok: false, error: { body: 'Invalid input' } });
  });
});

describe('a hostile text of 100 kB', () => {
  const HOSTILE: readonly (readonly [string, string])[] = [
    'a',
    ' ',
    '\n',
    '\r',
    '-',
    '.',
    '@',
    'a.',
    'a@',
    'a-',
    '1',
    '/',
    '\\',
    '_',
    '\u202e',
    '\u0301',
    '\u200d',
    '🤷',
    '\ud800',
    'side ',
  ].flatMap((unit) => {
    const long = unit.repeat(100_000 / unit.length);
    return [long, `a@${long}`, `${long}!`, `/${long}\\`, `emoji-${long}`].map(
      (text) => [`${JSON.stringify(unit)} … ${JSON.stringify(text.slice(-1))}`, text] as const,
    );
  });

  test.each(schemas)('does not block %s', (_, schema) => {
    const fields = fieldsOf(schema);
    for (const [, text] of HOSTILE)
      checkInput(schema, Object.fromEntries(fields.map((field) => [field, field === 'tags' ? [text] : text])));
  });

  test('does not block the rules that read text', () => {
    for (const [, text] of HOSTILE) {
      expect(safeRedirect(text)).toBe('/');
      expect(slugOf(slugOf(text))).toBe(slugOf(text));
    }
  });
});
