import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, projectNode, tool } from '../lib/run.mjs';
import { startBare } from './cached.ts';
import { endWithThis, type Server } from './children.ts';
import { median, type Row } from './row.ts';
import type { Site } from './site.ts';

const RUNS = 5;
const BLANK =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="description" content="Nothing"><title>Blank</title></head><body><h1>Blank</h1></body></html>';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = { lcp: 'largest-contentful-paint', cls: 'cumulative-layout-shift', tbt: 'total-blocking-time' } as const;

type Figures = Readonly<Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS | 'requests', number>>;

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { items?: unknown[] } }>
  >;
};

export const lighthouse = async (server: Server, { few }: Site): Promise<readonly Row[]> => {
  const html = { path: '/', headers: [['content-type', 'text/html; charset=utf-8']] as [string, string][] };
  const bare = await startBare([{ ...html, body: Buffer.from(BLANK).toString('base64') }]);
  const pages = ['/', `/conflict/${few}`, '/trending'];
  const urls = [`${bare.origin}/`, ...pages.map((path) => server.origin + path)];
  const runs = urls.map((): Figures[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [place, url] of urls.entries()) runs[place]?.push(await figuresOf(url));
  await bare.stop();

  const middle = (place: number, name: keyof Figures) => median((runs[place] ?? []).map((figures) => figures[name]));
  return pages.flatMap((path, index) => {
    const row = (name: keyof Figures, unit: string, budget: Omit<NonNullable<Row['budget']>, 'of'>): Row => {
      const [figure, blank] = [middle(index + 1, name), middle(0, name)];
      const against = { what: 'a blank page', figure: blank, ratio: figure / blank };
      return { what: `${path}: ${name}`, figure, unit, against, budget: { of: 'figure', ...budget } };
    };
    const tbt = row('tbt', 'ms', { most: 100 });
    const above = {
      ...tbt,
      what: `${path}: tbt above a blank page’s`,
      figure: tbt.figure - (tbt.against?.figure ?? 0),
    };
    return [
      row('performance', '', { least: 99 }),
      ...CATEGORIES.slice(1).map((name) => row(name, '', { least: 100 })),
      row('lcp', 'ms', { most: 1_500 }),
      row('cls', '', { most: 0.02 }),
      above,
      row('requests', '', { most: 20 }),
    ];
  });
};

/** Tries per page, because Lighthouse sometimes misses a page's first paint and fails. */
const TRIES = 4;

const figuresOf = async (url: string, tries = TRIES): Promise<Figures> => {
  const args = [
    tool('lighthouse', { command: 'lighthouse' }),
    url,
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const chrome = process.env.CHROMIUM_PATH;
  const running = promisify(execFile)(projectNode, args, {
    env: { ...environment(), ...(chrome && { CHROME_PATH: chrome }) },
    maxBuffer: 64 * 1_024 * 1_024,
  });
  endWithThis(running.child);
  const ended = await running.catch((error: unknown) => {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return null;
    throw error;
  });
  if (ended === null) return figuresOf(url, tries - 1);
  const { stdout } = ended;
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const values = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  const requests = audits['network-requests']?.details?.items?.length ?? Number.NaN;
  return Object.fromEntries([...scores, ...values, ['requests', requests]]) as Figures;
};
