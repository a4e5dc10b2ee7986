import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain';
import { isAuthenticationRequired } from './api-error.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** `user` is there exactly when signed in. */
export type CurrentUser =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUserView };

const FRESH_FOR = 300_000;

/** Who looks. Without an answer nobody is signed in. */
export function useCurrentUser(): CurrentUser {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => readCurrentUser(signal),
    staleTime: FRESH_FOR,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  if (isPending) return { status: 'loading', user: null };
  return data ? { status: 'signed-in', user: data } : { status: 'signed-out', user: null };
}

/** For what changes the current user: `setCurrentUser(user)` after signing in, onboarding or a changed profile. */
export function useSetCurrentUser(): (user: CurrentUserView | null) => void {
  const client = useQueryClient();
  return (user) => changeUser(client, user);
}

/** The session has ended elsewhere. What is on the screen stays: a typed text must not be lost. */
export function markSignedOut(client: QueryClient): void {
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
}

/** Every other answer was made for the viewer of its time, so another viewer starts without them. */
function changeUser(client: QueryClient, user: CurrentUserView | null): void {
  const earlier = client.getQueryData<CurrentUserView | null>(queryKeys.currentUser);
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, user);
  if (earlier?.id === user?.id) {
    // A changed name or face stands in the public profile and on the member's conflicts too.
    void client.invalidateQueries({ queryKey: queryKeys.profiles });
    void client.invalidateQueries({ queryKey: queryKeys.lists });
    return;
  }
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== queryKeys.currentUser[0],
  };
  client.removeQueries({ ...others, type: 'inactive' });
  // Those on the screen have an observer that would go on showing what was removed; they ask anew instead.
  void client.resetQueries({ ...others, type: 'active' });
}

async function readCurrentUser(signal: AbortSignal): Promise<CurrentUserView | null> {
  try {
    return await call('currentUser', { signal });
  } catch (error) {
    if (isAuthenticationRequired(error)) return null;
    throw error;
  }
}
