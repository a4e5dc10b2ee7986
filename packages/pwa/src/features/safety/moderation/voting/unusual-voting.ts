import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { MessageView } from '@twosides/domain/wire';
import { call } from '../../../../api/client.ts';
import { expireContent } from '../../../../api/conflict-cache.ts';

const KEY = ['unusual-voting'] as const;
const EVERY = 60_000;

export function useUnusualVoting() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('unusualVoting', { signal }),
    staleTime: 0,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}

export type VotingAction =
  | { readonly what: 'exclude'; readonly networks: string[]; readonly facts: string }
  | { readonly what: 'restore'; readonly facts: string }
  | { readonly what: 'seen' };

const send = (id: ConflictId, act: VotingAction): Promise<MessageView> => {
  const params = { id: String(id) };
  switch (act.what) {
    case 'exclude':
      return call('excludeVotes', { params, body: { networks: act.networks, facts: act.facts } });
    case 'restore':
      return call('restoreVotes', { params, body: { facts: act.facts } });
    case 'seen':
      return call('votingSeen', { params });
  }
};

export function useVotingAction(id: ConflictId) {
  const client = useQueryClient();
  return useMutation<MessageView, Error, VotingAction>({
    mutationFn: (act) => send(id, act),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    onSuccess: () => expireContent(client),
  });
}
