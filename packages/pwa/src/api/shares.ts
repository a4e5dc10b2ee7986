import type { QueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ShareChannel } from '@twosides/domain/model';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export function countShare(client: QueryClient, id: ConflictId, channel: ShareChannel): void {
  call('shareConflict', { params: { id: String(id) }, body: { channel } }).then(
    () => client.invalidateQueries({ queryKey: queryKeys.insights(id) }),
    () => undefined,
  );
}
