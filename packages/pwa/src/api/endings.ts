import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoriesView, UpdateReceipt, UpdatesView } from '@twosides/domain/endings';
import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { Ending, VotesHelped } from '@twosides/domain/model';
import { callLater } from './call-later.ts';
import { queryKeys } from './query-keys.ts';

/** What is told of how it went. */
export type UpdateAnswers = {
  readonly ending: Ending;
  readonly votesHelped: VotesHelped | null;
  readonly text: string;
  readonly forStories: boolean;
};

const updatesQuery = (id: ConflictId) =>
  queryOptions<UpdatesView>({
    queryKey: queryKeys.updates(id),
    queryFn: ({ signal }) => callLater('updates', { params: { id: String(id) }, signal }),
  });

/** How a conflict went on, as the viewer may see it. */
export const useUpdates = (id: ConflictId, enabled = true) => useQuery({ ...updatesQuery(id), enabled });

type Told = { readonly answers: UpdateAnswers; readonly opId: OpId; readonly memberId: MemberId };

/** Sends an update; under its operation id it is told once, however often it is sent. */
export function useTellHowItWent(id: ConflictId) {
  const client = useQueryClient();
  return useMutation<UpdateReceipt, Error, Told>({
    mutationFn: ({ answers, opId, memberId }) =>
      callLater('addUpdate', { params: { id: String(id) }, body: answers, opId, memberId }),
    // What it meets without a network is told by its form.
    networkMode: 'always',
    onSettled: () => {
      for (const queryKey of [queryKeys.updates(id), queryKeys.conflict(id), queryKeys.lists])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Whether the viewer wants to know how it ends. */
export function useFollowEnding(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (follows: boolean) =>
      callLater(follows ? 'followEnding' : 'unfollowEnding', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.updates(id) }),
  });
}

export const storiesQuery = queryOptions<StoriesView>({
  queryKey: queryKeys.stories,
  queryFn: ({ signal }) => callLater('stories', { signal }),
});

export const useStories = (): StoriesView | undefined => useQuery(storiesQuery).data;
