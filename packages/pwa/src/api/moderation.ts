import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportReason, Verdict } from '@twosides/domain/model';
import type { MessageView } from '@twosides/domain/wire';
import { callLater } from './call-later.ts';

import { queryKeys } from './query-keys.ts';

/** Others decide meanwhile. Milliseconds. */
const EVERY = 60_000;

/** What waits for a moderator, the heaviest first. */
export function useCases() {
  return useQuery({
    queryKey: queryKeys.moderationCases,
    queryFn: ({ signal }) => callLater('moderationCases', { signal }),
    staleTime: 0,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}

export type Decided = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly ground: ReportReason;
  readonly facts: string;
};

/** Keeps a case for the moderator who looks at it, for a quarter of an hour. */
export function useClaimCase() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, string>({
    mutationFn: (id) => callLater('claimCase', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
  });
}

/** Decides on a case: what is shown of its conflict anywhere is read again where it is next looked at. */
export function useDecideCase() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, Decided>({
    mutationFn: ({ id, ...body }) => callLater('decideCase', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
    onSuccess: () => {
      for (const queryKey of [queryKeys.lists, queryKeys.searches, queryKeys.conflicts])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}

/** What was decided about what the member has written. */
export function useStatements() {
  return useQuery({
    queryKey: queryKeys.statements,
    queryFn: ({ signal }) => callLater('statements', { signal }),
    staleTime: 0,
  });
}
