import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, ContentNote, ReportReason, Suspension, Verdict } from '@twosides/domain/model';
import type { WaitingView } from '@twosides/domain/moderation';
import type { MessageView } from '@twosides/domain/wire';
import { call } from './client.ts';
import { expireContent } from './conflict-cache.ts';
import { queryKeys } from './query-keys.ts';

/** Milliseconds between refetches. */
const EVERY = 60_000;
const POLLED = { staleTime: 0, refetchInterval: EVERY, refetchOnWindowFocus: true };

export function useWaitingCases(isModerator: boolean): WaitingView | null {
  const { data } = useQuery({
    queryKey: [...queryKeys.moderationCases, 'waiting'],
    queryFn: ({ signal }) => call('waitingCases', { signal }),
    enabled: isModerator,
    staleTime: 5 * EVERY,
    refetchOnWindowFocus: true,
  });
  return data ?? null;
}

export function useCases() {
  return useQuery({
    queryKey: queryKeys.moderationCases,
    queryFn: ({ signal }) => call('moderationCases', { signal }),
    ...POLLED,
  });
}

export type Decided = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly ground: ReportReason;
  readonly facts: string;
  readonly suspension?: Suspension | null;
  readonly notes?: ContentNote[];
};

export function useClaim(route: 'claimCase' | 'releaseCase') {
  const client = useQueryClient();
  return useMutation<MessageView, Error, string>({
    mutationFn: (id) => call(route, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
  });
}

export function useDecideCase() {
  return useDecision<Decided>(({ id, ...body }) => call('decideCase', { params: { id }, body }));
}

export function useAppeals() {
  return useQuery({
    queryKey: [...queryKeys.moderationCases, 'appeals'],
    queryFn: ({ signal }) => call('moderationAppeals', { signal }),
    ...POLLED,
  });
}

export type Answered = Omit<Decided, 'verdict' | 'suspension' | 'notes'> & { readonly answer: Answer };

export function useAnswerAppeal() {
  return useDecision<Answered>(({ id, ...body }) => call('answerAppeal', { params: { id }, body }));
}

function useDecision<Said>(decide: (said: Said) => Promise<MessageView>) {
  const client = useQueryClient();
  return useMutation<MessageView, Error, Said>({
    mutationFn: decide,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
    onSuccess: () => expireContent(client),
  });
}

export function useAppealDecision() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, { readonly id: string; readonly words: string }>({
    mutationFn: ({ id, words }) => call('appealDecision', { params: { id }, body: { words } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.statements }),
  });
}

export function useStatements() {
  return useQuery({
    queryKey: queryKeys.statements,
    queryFn: ({ signal }) => call('statements', { signal }),
    staleTime: 0,
  });
}
