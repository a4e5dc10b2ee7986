import { polarityOf } from '../conflicts/ranking.rule.ts';
import type { ConflictHead } from '../model/conflict.ts';
import type { ListName, ListPosition } from './conflict-reader.port.ts';

export const positionOf = (list: ListName, conflict: ConflictHead): ListPosition => {
  switch (list) {
    case 'today':
    case 'voted-today':
      return [conflict.todayVotes, conflict.totalVotes, conflict.id];
    case 'trending':
      return [conflict.trendScore ?? 0, conflict.id];
    case 'polarizing':
      return [polarityOf(conflict), conflict.totalVotes, conflict.id];
    case 'ended':
      return [conflict.endedAt ?? 0, conflict.id];
    case 'revealed':
      return [conflict.revealedAt ?? 0, conflict.id];
    case 'newest':
      return [conflict.id];
  }
};

const LENGTHS: Readonly<Record<ListName, number>> = {
  today: 3,
  'voted-today': 3,
  trending: 2,
  polarizing: 3,
  ended: 2,
  revealed: 2,
  newest: 1,
};

export const positionText = (position: ListPosition): string => position.map(String).join('_');

export const parsePosition = (list: ListName, text: string): ListPosition | null => {
  const parts = text.split('_');
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  return numbers.length === LENGTHS[list] && numbers.every(Number.isFinite) ? numbers : null;
};
