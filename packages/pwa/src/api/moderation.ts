import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, ContentNote, ReportReason, Suspension, Verdict } from '@twosides/domain/model';
import type { MessageView } from '@twosides/domain/wire';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** Others decide meanwhile. Milliseconds. */
const EVERY = 60_000;

/** What waits for a moderator, the heaviest first. */
export function useCases() {
  return useQuery({
    queryKey: queryKeys.moderationCases,
    queryFn: ({ signal }) => call('moderationCases', { signal }),
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
  readonly suspension?: Suspension | null;
  /** Of the verdict `note`. */
  readonly notes?: ContentNote[];
};

/** Keeps a case for the moderator who looks at it, for a quarter of an hour. */
export function useClaimCase() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, string>({
    mutationFn: (id) => call('claimCase', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
  });
}

/** Decides on a case. */
export function useDecideCase() {
  return useDecision<Decided>(({ id, ...body }) => call('decideCase', { params: { id }, body }));
}

/** Appeals that this moderator can answer, the oldest first. */
export function useAppeals() {
  return useQuery({
    queryKey: [...queryKeys.moderationCases, 'appeals'],
    queryFn: ({ signal }) => call('moderationAppeals', { signal }),
    staleTime: 0,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}

export type Answered = Omit<Decided, 'verdict' | 'suspension' | 'notes'> & { readonly answer: Answer };

/** Answers an appeal. */
export function useAnswerAppeal() {
  return useDecision<Answered>(({ id, ...body }) => call('answerAppeal', { params: { id }, body }));
}

/** What is shown of its conflict anywhere is read again where it is next looked at. */
function useDecision<Said>(decide: (said: Said) => Promise<MessageView>) {
  const client = useQueryClient();
  return useMutation<MessageView, Error, Said>({
    mutationFn: decide,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.moderationCases }),
    onSuccess: () => {
      for (const queryKey of [queryKeys.lists, queryKeys.searches, queryKeys.conflicts])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}

/** Asks for another look at a decision. */
export function useAppealDecision() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, { readonly id: string; readonly words: string }>({
    mutationFn: ({ id, words }) => call('appealDecision', { params: { id }, body: { words } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.statements }),
  });
}

/** What was decided about what the member has written or reported. */
export function useStatements() {
  return useQuery({
    queryKey: queryKeys.statements,
    queryFn: ({ signal }) => call('statements', { signal }),
    staleTime: 0,
  });
}
