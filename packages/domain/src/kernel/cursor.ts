import type { Timestamp } from './ids.ts';

/** Makes a cursor for a list ordered by time and id. */
export const cursorAfter = (at: Timestamp, id: string | number): string => `${at}_${id}`;

/** @returns null unless the text has the form made by {@link cursorAfter} */
export const parseCursor = (text: string): { readonly at: Timestamp; readonly id: string } | null => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};
