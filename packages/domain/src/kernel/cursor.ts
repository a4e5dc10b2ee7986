import type { Timestamp } from './ids.ts';

export const cursorAfter = (at: Timestamp, id: string | number): string => `${at}_${id}`;

export const parseCursor = (text: string): { readonly at: Timestamp; readonly id: string } | null => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};
