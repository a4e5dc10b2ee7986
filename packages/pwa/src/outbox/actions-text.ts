import type { ActionKind } from './rows.ts';

/** "2 votes and comments", "1 conflict", or "3 things" for several kinds. */
export function actionsText(kinds: readonly ActionKind[]): string {
  const { length: count } = kinds;
  const isAll = (...meant: readonly ActionKind[]) => kinds.every((kind) => meant.includes(kind));
  if (isAll('vote', 'comment')) return count === 1 ? '1 vote or comment' : `${count} votes and comments`;
  if (isAll('post')) return count === 1 ? '1 conflict' : `${count} conflicts`;
  if (isAll('update')) return count === 1 ? '1 update' : `${count} updates`;
  return `${count} things`;
}
