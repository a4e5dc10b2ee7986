import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RelationView } from '@twosides/domain/profile';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

/** Whom the viewer has muted or blocked. */
export const useRelated = () =>
  useQuery<readonly RelationView[]>({
    queryKey: queryKeys.related,
    queryFn: ({ signal }) => call('related', { signal }),
    refetchOnMount: 'always',
  });

/** What is done to somebody, or taken back. */
export type Muting = 'muteMember' | 'unmuteMember' | 'blockMember' | 'unblockMember';

/** Mutes or blocks a member by their nickname, or takes it back. */
export function useRelation() {
  const client = useQueryClient();
  return useMutation<RelationView, Error, { readonly nickname: string; readonly act: Muting }>({
    mutationFn: ({ nickname, act }) => call(act, { params: { identifier: nickname } }),
    onSuccess: () => {
      // Comments collapse and expand on every conflict that was read.
      for (const queryKey of [queryKeys.related, queryKeys.profiles, ['conflicts'], ['more-comments']])
        void client.invalidateQueries({ queryKey });
    },
  });
}
