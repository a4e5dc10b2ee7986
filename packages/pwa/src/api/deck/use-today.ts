import { useQueryClient } from '@tanstack/react-query';
import { startOfDay, type Timestamp } from '@twosides/domain/kernel';
import { type ConflictList, usePagedConflicts } from '../conflict-lists.ts';
import { todayQuery } from './today.ts';

export type Today = ConflictList & {
  /** Not what the server's HTML shows to everybody. */
  readonly isOwn: boolean;
  /** When the day began that they were read on; that of the server's HTML is not known. */
  readonly day: Timestamp | null;
};

/** Today's five, whole; those of an earlier day are read again. */
export function useToday(): Today {
  const client = useQueryClient();
  const list = usePagedConflicts(todayQuery);
  const readAt = client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0;
  return { ...list, isOwn: readAt > 0, day: readAt > 0 ? startOfDay(readAt) : null };
}
