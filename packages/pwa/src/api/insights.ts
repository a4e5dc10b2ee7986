import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ShareChannel } from '@twosides/domain/model';
import type { ConflictView, InsightsView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export const useInsights = ({ id, isActive }: Pick<ConflictView, 'id' | 'isActive'>): InsightsView | undefined =>
  useQuery({ ...insightsQuery(id), enabled: isActive }).data;

export const insightsQuery = (id: ConflictId) =>
  queryOptions<InsightsView>({
    queryKey: queryKeys.insights(id),
    queryFn: ({ signal }) => call('insights', { params: { id: String(id) }, signal }),
  });

export function countShare(client: QueryClient, id: ConflictId, channel: ShareChannel): void {
  call('shareConflict', { params: { id: String(id) }, body: { channel } }).then(
    () => client.invalidateQueries({ queryKey: queryKeys.insights(id) }),
    () => undefined,
  );
}
