import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SilenceView } from '@twosides/domain/profile';
import { callLater } from '../call-later.ts';
import { queryKeys } from '../query-keys.ts';

/** Whom the viewer has muted or blocked. */
export const useSilenced = () =>
  useQuery<readonly SilenceView[]>({
    queryKey: queryKeys.silenced,
    queryFn: ({ signal }) => callLater('silenced', { signal }),
    refetchOnMount: 'always',
  });

/** What is done to somebody, or taken back. */
export type Silencing = 'muteMember' | 'unmuteMember' | 'blockMember' | 'unblockMember';

/** Mutes or blocks a member by their nickname, or takes it back. */
export function useSilence() {
  const client = useQueryClient();
  return useMutation<SilenceView, Error, { readonly nickname: string; readonly act: Silencing }>({
    mutationFn: ({ nickname, act }) => callLater(act, { params: { identifier: nickname } }),
    onSuccess: () => {
      // Comments fold and unfold on every conflict that was read.
      for (const queryKey of [queryKeys.silenced, queryKeys.profiles, ['conflicts'], ['more-comments']])
        void client.invalidateQueries({ queryKey });
    },
  });
}
