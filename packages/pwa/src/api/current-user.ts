import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { keepKnownMember, readKnownMember } from '../device-copy/known-member.ts';
import { ApiError, isAuthenticationRequired } from './api-error.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { beginTurn, presentTurn } from './viewer-turn.ts';

/**
 * `user` is there exactly when signed in. `unreachable`: nobody could say, and nobody was signed in here before.
 * `isConfirmed`: the server has said so in this visit, or could not be asked.
 */
export type CurrentUser =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUserView; readonly isConfirmed: boolean };

const FRESH_FOR = 300_000;
/** When an answer came that was given in an earlier visit. */
const RESTORED = 0;

/** Who looks. Without an answer it is the one who was signed in on this device last. */
export function useCurrentUser(): CurrentUser {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt, isFetching } = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => askWhoLooks(client, signal),
    staleTime: FRESH_FOR,
    retry: false,
    // Each screen that asks would start again, and the answer is the same for all of them.
    retryOnMount: false,
    refetchOnWindowFocus: false,
    // Somebody who could not be asked is asked again as soon as it helps.
    refetchOnReconnect: ({ state }) => state.status === 'error',
    networkMode: 'always',
  });
  if (isPending) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'unreachable', user: null };
  if (data === null) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data, isConfirmed: dataUpdatedAt !== RESTORED || !isFetching };
}

/** Before the first render: who was signed in last is shown at once, and asked for all the same. */
export function restoreCurrentUser(client: QueryClient): void {
  const member = readKnownMember();
  if (member) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, member, { updatedAt: RESTORED });
}

/**
 * Who looks, asked where it is not known yet.
 * @throws where there is no answer
 */
export function findCurrentUser(client: QueryClient): Promise<CurrentUserView | null> {
  return client.ensureQueryData({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => askWhoLooks(client, signal),
    retry: false,
  });
}

/** For what changes the current user: `setCurrentUser(user)` after signing in, onboarding or a changed profile. */
export function useSetCurrentUser(): (user: CurrentUserView | null) => void {
  const client = useQueryClient();
  return (user) => changeUser(client, user);
}

/**
 * The session has ended elsewhere. What is on the screen stays: a typed text must not be lost.
 * @param refusal what has told so, or the turn in which it was asked: if that is over, the server is asked who looks
 * now
 */
export function markSignedOut(client: QueryClient, refusal: unknown = presentTurn()): void {
  const turn = refusal instanceof ApiError ? refusal.turn : refusal;
  if (typeof turn === 'number' && turn !== presentTurn()) {
    askAgain(client);
    return;
  }
  setViewer(client, null);
  void giveUpOthers(client);
}

/** Somebody else may look than is shown. */
export function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.currentUser });
}

/** Every other answer was made for the viewer of its time, so another viewer starts without them. */
export function changeUser(client: QueryClient, user: CurrentUserView | null): void {
  const earlier = client.getQueryData<CurrentUserView | null>(queryKeys.currentUser);
  setViewer(client, user);
  if (earlier?.id !== user?.id) {
    forgetAnswers(client);
    return;
  }
  // A changed name or face stands in the public profile and on the member's conflicts too.
  void client.invalidateQueries({ queryKey: queryKeys.profiles });
  void client.invalidateQueries({ queryKey: queryKeys.lists });
}

/** The one place where it is settled who looks: what was asked before is too late to say so. */
function setViewer(client: QueryClient, user: CurrentUserView | null) {
  beginTurn();
  keepKnownMember(user);
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, user);
}

const isOther = ({ queryKey }: Query) => queryKey[0] !== queryKeys.currentUser[0];

/**
 * What is still on its way was asked for the former viewer. Where nothing is shown yet, it is asked for the next one.
 */
async function giveUpOthers(client: QueryClient) {
  await client.cancelQueries({ predicate: isOther, fetchStatus: 'fetching' });
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => isOther(query) && query.state.status === 'pending',
  });
}

function forgetAnswers(client: QueryClient) {
  const others = { predicate: isOther };
  client.removeQueries({ ...others, type: 'inactive' });
  // Nobody else may ask for these, and their screen goes with its member.
  for (const queryKey of [queryKeys.security, queryKeys.sessions, queryKeys.push, queryKeys.alertPreferences])
    client.removeQueries({ queryKey });
  // Those on the screen have an observer that would go on showing what was removed; they ask again instead.
  void client.resetQueries({ ...others, type: 'active' });
}

/** The answer may name another than was shown so far: a session has ended meanwhile, or began in another tab. */
async function askWhoLooks(client: QueryClient, signal: AbortSignal): Promise<CurrentUserView | null> {
  const earlier = client.getQueryData<CurrentUserView | null>(queryKeys.currentUser);
  const turn = presentTurn();
  const user = await readCurrentUser(signal);
  // It was settled meanwhile, by signing in or out.
  if (turn !== presentTurn()) return client.getQueryData<CurrentUserView | null>(queryKeys.currentUser) ?? null;
  if (earlier?.id !== user?.id) beginTurn();
  keepKnownMember(user);
  if (earlier && earlier.id !== user?.id) forgetAnswers(client);
  return user;
}

async function readCurrentUser(signal: AbortSignal): Promise<CurrentUserView | null> {
  try {
    return await call('currentUser', { signal });
  } catch (error) {
    if (isAuthenticationRequired(error)) return null;
    throw error;
  }
}
