import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RelationView } from '@twosides/domain/profile';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export const useRelated = () =>
  useQuery<readonly RelationView[]>({
    queryKey: queryKeys.related,
    queryFn: ({ signal }) => call('related', { signal }),
    refetchOnMount: 'always',
  });

export type Muting = 'muteMember' | 'unmuteMember' | 'blockMember' | 'unblockMember';

export function useRelation() {
  const client = useQueryClient();
  return useMutation<RelationView, Error, { readonly nickname: string; readonly act: Muting }>({
    mutationFn: ({ nickname, act }) => call(act, { params: { identifier: nickname } }),
    onSuccess: () => {
      for (const queryKey of [queryKeys.related, queryKeys.profiles, queryKeys.conflicts, queryKeys.everyComment])
        void client.invalidateQueries({ queryKey });
    },
  });
}
