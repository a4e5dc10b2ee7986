import type { Conflict } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { queryKeys } from '../api/query-keys.ts';
import { ConflictScreen } from '../features/conflict/ConflictScreen.tsx';
import type { Answers } from './answer-api.ts';
import { aMember, pageOf, receiptOf, votedOn } from './seeds.ts';
import { type Setting, show } from './show.tsx';

export const showConflictPage = (read: ConflictDetailView, setting: Setting = {}) =>
  show(<ConflictScreen params={{ id: '7', slug: 'is-it-rude-to-hum-while-cooking' }} />, {
    member: aMember(),
    path: '/conflict/7/is-it-rude-to-hum-while-cooking',
    at: '/conflict/:id/:slug?',
    known: [[queryKeys.conflict(read.id), read]],
    ...setting,
  });

export function countingVotes(conflict: Conflict, read = pageOf(conflict)): Answers {
  let present = read;
  return {
    conflict: () => present,
    castVote: ({ body: { side }, opId }) => {
      present = pageOf(votedOn(conflict, side), side);
      return receiptOf(conflict, side, opId);
    },
  };
}
