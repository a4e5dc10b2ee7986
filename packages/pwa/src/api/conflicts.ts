import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** A conflict with its newest comments. `pollEvery` (ms) asks again and again, for what is watched as it grows. */
export function useConflict(id: ConflictId, { pollEvery }: { readonly pollEvery?: number | undefined } = {}) {
  return useQuery({ ...conflictQuery(id), ...(pollEvery !== undefined && { refetchInterval: pollEvery }) });
}

export const conflictQuery = (id: ConflictId) =>
  queryOptions<ConflictDetailView>({
    queryKey: queryKeys.conflict(id),
    queryFn: ({ signal }) => call('conflict', { params: { id: String(id) }, signal }),
  });
