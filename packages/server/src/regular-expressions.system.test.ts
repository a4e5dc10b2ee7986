import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@twosides/domain/contract';
import { MINUTE } from '@twosides/domain/kernel';
import type { check as checkExpression } from 'recheck';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|suite)\.tsx?$|\/(test-support|behaviour)\/|\/test-[a-z-]+\.ts$/.test(file),
);

const expressionsIn = (file: string, source: string) => {
  const literals: string[] = [];
  const built: string[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(parsed) === 'RegExp')
      built.push(`${file}: ${node.getText(parsed)}`);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { literals, built };
};

const patternsIn = (part: unknown, seen = new Set<unknown>()): RegExp[] => {
  if (part instanceof RegExp) return [part];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.values(part).flatMap((value) => patternsIn(value, seen));
};

const found = FILES.map((file) => expressionsIn(file, readFileSync(root + file, 'utf8')));
const ofSchemas = patternsIn(routes).map(String);
const expressions = [...new Set([...found.flatMap(({ literals }) => literals), ...ofSchemas])].sort();

let check: typeof checkExpression;
beforeAll(async () => {
  process.env.RECHECK_BACKEND = 'pure';
  ({ check } = await import('recheck'));
});

const UNHURRIED = { timeout: null, incubationTimeout: null, attackTimeout: null } as const;

const verdictOn = async (literal: string) => {
  const end = literal.lastIndexOf('/');
  const verdict = await check(literal.slice(1, end), literal.slice(end + 1), UNHURRIED);
  return verdict.status === 'unknown' ? verdict.status : `${verdict.status}: ${verdict.complexity.summary}`;
};

describe('A regular expression', () => {
  test.each(expressions)(
    'does not backtrack: %s',
    async (literal) => {
      expect(await verdictOn(literal)).toMatch(/^safe: /);
    },
    10 * MINUTE,
  );

  test('is found wherever it is written, and is never put together while the server or the app runs', () => {
    expect(expressions.length).toBeGreaterThan(80);
    expect(ofSchemas.length).toBeGreaterThan(5);
    expect(found.flatMap(({ built }) => built)).toEqual([]);
    const planted = 'const bad = text.match(/^(a+)+$/g); const worse = RegExp(text);';
    expect(expressionsIn('x.tsx', planted)).toEqual({
      literals: ['/^(a+)+$/g'],
      built: ['x.tsx: RegExp(text)'],
    });
  });

  test.each(['/^(a+)+$/', '/^\\S+@\\S+\\.\\S+$/', '/=+$/', '/(\\w+\\s?)*;/u'])(
    'that backtracks is told from the others: %s',
    async (bad) => {
      expect(await verdictOn(bad)).toMatch(/^vulnerable: /);
    },
    10 * MINUTE,
  );
});
