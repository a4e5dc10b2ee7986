import { expect, test } from 'vitest';
import { RequestError } from '../http/kernel/request-error.ts';
import { createThreadedRenderer } from './threaded-renderer.ts';

const BUILD = `
  import { threadId } from 'node:worker_threads';
  export const createRenderer = (clock, origin) => async (path, query) => ({
    name: 'home',
    address: path + '?' + query,
    render: async (calls) => {
      if (path === '/dies') process.exit(1);
      const { body } = await calls('stats').catch((error) => ({ body: error.code }));
      if (path === '/fails') throw new Error('No page');
      return { html: [origin, threadId > 0, body].join(' '), state: null };
    },
  });
`;

const renderer = createThreadedRenderer({ file: `data:text/javascript,${BUILD}`, origin: 'https://twosides.example' });
const render = async (path: string, calls = async (): Promise<{ body: unknown; nextCursor: null }> => ANSWER) =>
  (await renderer(path, new URLSearchParams('sort=trending')))?.render(calls);
const ANSWER = { body: 'an answer', nextCursor: null };

test('a page is rendered in another thread, which gets its API calls answered by this one', async () => {
  expect((await renderer('/', new URLSearchParams('sort=trending')))?.address).toBe('/?sort=trending');
  expect(await render('/')).toEqual({ html: 'https://twosides.example true an answer', state: null });
});

test('pages rendered at the same time get their own answers', async () => {
  const pages = await Promise.all([1, 2, 3].map((n) => render('/', async () => ({ ...ANSWER, body: n }))));
  expect(pages.map((page) => page?.html.at(-1))).toEqual(['1', '2', '3']);
});

test('a refused call reaches the thread with its code, and fails the page as the refusal', async () => {
  const refusal = new RequestError('unavailable');
  const refuse = () => Promise.reject(refusal);
  expect((await render('/', refuse))?.html).toContain('unavailable');
  await expect(render('/fails', refuse)).rejects.toBe(refusal);
  await expect(render('/fails')).rejects.toThrow('No page');
});

test('a thread that ends fails its pages, and the next page starts another', async () => {
  await expect(render('/dies')).rejects.toThrow('has ended');
  expect((await render('/'))?.html).toContain('an answer');
});
