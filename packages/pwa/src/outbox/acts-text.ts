import type { ActKind } from './rows.ts';

/** Counts what waits in the words for it: "2 votes and comments", "1 conflict"; "3 things" where it is of both. */
export function actsText(kinds: readonly ActKind[]): string {
  const { length: count } = kinds;
  const posts = kinds.filter((kind) => kind === 'post').length;
  if (posts === 0) return count === 1 ? '1 vote or comment' : `${count} votes and comments`;
  if (posts === count) return count === 1 ? '1 conflict' : `${count} conflicts`;
  return `${count} things`;
}
