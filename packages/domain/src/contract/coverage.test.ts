import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { VALIDATION } from '../wire/messages.ts';
import { PAGES } from '../wire/pages.ts';
import { endpoints } from './endpoints.ts';
import { FORM_TOASTS } from './form-toasts.ts';
import { LIST_MESSAGES } from './list-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';
import { TOASTS } from './toasts.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = readFileSync(`${ROOT}docs/coverage.md`, 'utf8');
const ROWS = PAGE.split('\n').filter((line) => /^\| (?!-)/.test(line) && !/held by \|$/.test(line));

/** A file of tests and, after it, the titles in it: `` `e2e/x.spec.ts` “a title”, “another” ``. */
const NAMED = /`([^`]+\.(?:test|spec|suite)\.tsx?)`((?:,? “[^”]+”)*)/g;

const TEST_FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => /\.(test|spec|suite)\.tsx?$/.test(path));

const texts = new Map<string, string>();
const textOf = (path: string): string => {
  const known = texts.get(path) ?? readFileSync(ROOT + path, 'utf8').replaceAll("\\'", "'");
  texts.set(path, known);
  return known;
};

const named = [...PAGE.matchAll(NAMED)].map(([, file = '', titles = '']) => ({
  file,
  paths: TEST_FILES.filter((path) => path.endsWith(`/${file}`) || path === file),
  titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
}));

describe('the page of what the specification names', () => {
  test('names tests that exist, each file so that only one is meant', () => {
    expect(named.length).toBeGreaterThan(100);
    const missing = named.flatMap(({ file, paths, titles }) => {
      const [path] = paths;
      if (path === undefined || paths.length > 1) return [`${file} is ${paths.length} files`];
      return titles.filter((title) => !textOf(path).includes(title)).map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
  });

  test('says of every row by which test it is held, or which decision takes its place', () => {
    expect(ROWS.filter((row) => !row.match(NAMED) && !/Decision:/.test(row))).toEqual([]);
  });

  test('has a row for every call', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !PAGE.includes(`\`${call}\``))).toEqual([]);
  });

  test('has a row for every page', () => {
    expect(Object.values(PAGES).filter((path) => !PAGE.includes(`\`${path}\``))).toEqual([]);
  });

  test('has a row for every message, and the file that it names contains the message', () => {
    const toasts: (string | undefined)[] = Object.values({ ...TOASTS, ...FORM_TOASTS }).flatMap(
      ({ title, description }) => [title, description],
    );
    const messages = [
      ...Object.values(VALIDATION),
      ...toasts,
      ...Object.values(LIST_MESSAGES),
      ...Object.values(PAGE_MESSAGES),
    ].filter((message) => message !== undefined);
    const unheld = [...new Set(messages)].filter((message) => {
      const row = ROWS.find((line) => line.startsWith(`| ${message} |`));
      if (row === undefined) return true;
      const files = [...row.matchAll(NAMED)].map(([, file = '']) => file);
      const paths = TEST_FILES.filter((path) => files.some((file) => path.endsWith(`/${file}`) || path === file));
      return !paths.some((path) => textOf(path).includes(message)) && !/Decision:/.test(row);
    });
    expect(unheld).toEqual([]);
  });
});
