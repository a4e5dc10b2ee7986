import type { Request } from './driver-process.ts';

/** As every browser asks. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  path,
  headers: { ...COMPRESSED, ...headers },
});

/** What our own pages send, given the site's origin. */
export const post = (origin: string, path: string, body: unknown, cookie?: string): Request => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});
