import type { Request } from './driver-process.ts';

export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  path,
  headers: { ...COMPRESSED, ...headers },
});

export const post = (origin: string, path: string, body: unknown, cookie?: string): Request => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});

export const from = (n: number, request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': `20.${n >> 8}.${n & 255}.1` },
});
