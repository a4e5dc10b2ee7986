import { NO_CARE } from '@twosides/domain/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { toast } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const NAMES = { userNickname: 'Hummer', partnerNickname: 'Sam', userPronouns: 'they/them' } as const;
const PUBLIC = { totalVotes: 100, herVotes: 63, hisVotes: 37, revealedAt: Date.now() };

const share = page.getByRole('button', { name: 'Share the result' });
const sheet = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  sheet.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

const stubSheet = (takesFiles: boolean) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => takesFiles });
};

const showResult = async (over: Parameters<typeof aConflict>[0] = PUBLIC) => {
  const conflict = aConflict({ ...NAMES, ...over });
  const read = pageOf(conflict, 'her');
  const api = answerApi({ conflict: () => read, shareConflict: () => ({ message: 'Counted' }) });
  await showConflictPage(read);
  await expect.element(page.getByRole('img', { name: /63%/ })).toBeVisible();
  return api;
};

async function pixelsOf(file: File | undefined) {
  const bitmap = await createImageBitmap(file as File);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  return {
    size: [bitmap.width, bitmap.height],
    at: (x: number, y: number) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3),
  };
}

test('shares a public result as a picture with the title and no names', async () => {
  stubSheet(true);
  const { callsOf } = await showResult();
  await share.click();
  await expect.poll(() => sheet.mock.calls.length).toBe(1);
  const { files, url } = sheet.mock.calls[0]?.[0] ?? {};
  expect(url).toBe(new URL('/conflict/7/is-it-rude-to-hum-while-cooking', location.href).href);
  const { size, at } = await pixelsOf(files?.[0]);
  expect(size).toEqual([1080, 1080]);
  const [[herRed = 0, , herBlue = 0], [hisRed = 0, , hisBlue = 0]] = [at(660, 20), at(702, 20)];
  expect(herRed).toBeGreaterThan(herBlue);
  expect(hisBlue).toBeGreaterThan(hisRed);
  const words = vi.mocked(CanvasRenderingContext2D.prototype.fillText).mock.calls.map(([text]) => text);
  expect(words.slice(0, 4)).toEqual(['63%', 'Her side', '37%', 'His side']);
  expect(words.join(' ')).toContain('Is it rude to hum');
  expect(words.join(' ')).not.toMatch(/Hummer|Sam/);
  await expect.poll(() => callsOf('shareConflict').map(({ body }) => body)).toEqual([{ channel: 'native' }]);
});

test('does not offer sharing the result of a conflict with help', async () => {
  await showResult({ ...PUBLIC, care: { ...NO_CARE, showsHelp: true } });
  await expect.element(page.getByText('Votes from people on TwoSides, not a scientific poll')).toBeVisible();
  await expect.element(share).not.toBeInTheDocument();
});

test.each([
  ['who has voted sees it', { totalVotes: 99, herVotes: 62, hisVotes: 37, revealedAt: null }],
  ['it was taken down', { ...PUBLIC, isActive: false, takenDownBy: 'author' as const }],
])('a result is not passed on while only %s', async (_name, over) => {
  await showResult(over);
  await expect.element(share).not.toBeInTheDocument();
});

test('saves the picture if the device cannot share files', async () => {
  stubSheet(false);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { callsOf } = await showResult();
  await share.click();
  await expect.element(toast('Picture saved').getByText('You’ll find it in your downloads.')).toBeVisible();
  expect((click.mock.contexts as HTMLAnchorElement[]).map(({ download, protocol }) => [download, protocol])).toEqual([
    ['twosides.png', 'blob:'],
  ]);
  expect(callsOf('shareConflict')).toEqual([]);
});

test('closing the share sheet shows, saves and counts nothing', async () => {
  stubSheet(true);
  sheet.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { callsOf } = await showResult();
  await share.click();
  await expect.poll(() => sheet.mock.calls.length).toBe(1);
  await expect.element(share).not.toHaveAttribute('aria-busy');
  expect([click.mock.calls, callsOf('shareConflict')]).toEqual([[], []]);
  await expect
    .element(page.getByRole('region', { name: /^Notifications/ }).getByRole('article'))
    .not.toBeInTheDocument();
});

test('says that the picture could not be drawn', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await showResult();
  await share.click();
  await expect.element(toast('We couldn’t create the picture').getByText('Please try again.')).toBeVisible();
});
