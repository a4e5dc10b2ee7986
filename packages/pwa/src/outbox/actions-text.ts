import type { ActionKind } from './rows.ts';

const NOUNS: Readonly<Record<ActionKind, string>> = {
  vote: 'vote',
  comment: 'comment',
  post: 'conflict',
  update: 'update',
};

/** "2 votes", "1 vote and 2 comments", or "3 items" for more than two kinds. */
export function actionsText(kinds: readonly ActionKind[]): string {
  const counts = (Object.keys(NOUNS) as ActionKind[]).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind]}${count === 1 ? '' : 's'}`];
  });
  return counts.length > 2 ? `${kinds.length} items` : counts.join(' and ');
}
