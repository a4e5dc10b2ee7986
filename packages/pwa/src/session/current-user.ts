import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { withPronouns } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { isAuthenticationRequired } from '../api/api-error.ts';
import { call, currentTurn, onSessionEnded } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { readKnownMember, storeKnownMember } from './known-member.ts';
import { currentMemberId, currentSession, noteViewer, startSession } from './session.ts';

/** `unreachable`: the server gave no answer, and this device remembers no member. */
export type CurrentUser =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUserView; readonly isConfirmed: boolean };

const FRESH_FOR = 300_000;
/** The `dataUpdatedAt` of data that the server has not yet confirmed for this viewer. */
export const RESTORED = 0;

export function useCurrentUser(): CurrentUser {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt, isFetching } = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => identifyViewer(client, signal),
    staleTime: ({ state }) =>
      state.data === null && state.dataUpdatedAt !== RESTORED ? Number.POSITIVE_INFINITY : FRESH_FOR,
    // A retry would ask the server again for each screen that mounts after a failure.
    retryOnMount: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  if (isPending) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'unreachable', user: null };
  if (data === null) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data, isConfirmed: dataUpdatedAt !== RESTORED || !isFetching };
}

export function restoreCurrentUser(): void {
  onSessionEnded(endSession);
  const member = readKnownMember();
  if (!member) return;
  const session = currentSession();
  session.owner = member.id;
  session.client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, member, { updatedAt: RESTORED });
}

/** @throws if the server gives no answer */
export async function findCurrentUser(): Promise<CurrentUserView | null> {
  const { client } = currentSession();
  const isOver = () => client !== currentSession().client;
  try {
    const user = await client.ensureQueryData({
      queryKey: queryKeys.currentUser,
      queryFn: ({ signal }) => identifyViewer(client, signal),
    });
    return isOver() ? findCurrentUser() : user;
  } catch (error) {
    if (isOver()) return findCurrentUser();
    throw error;
  }
}

export function setCurrentUser(answer: CurrentUserView | null): void {
  const user = withPronouns(answer);
  const { client } = currentSession();
  const earlier = seenIn(client);
  if (isOthers(user)) {
    startSession(user);
    return;
  }
  takeSession(user);
  noteViewer(user);
  if (earlier?.id !== user?.id) {
    clearResponses(client);
    return;
  }
  void client.invalidateQueries({ queryKey: queryKeys.profiles });
  void client.invalidateQueries({ queryKey: queryKeys.lists });
}

export function askAgain(): void {
  void currentSession().client.invalidateQueries({ queryKey: queryKeys.currentUser });
}

function endSession(turn: number): void {
  const { client } = currentSession();
  const { data, dataUpdatedAt, fetchStatus } =
    client.getQueryState<CurrentUserView | null>(queryKeys.currentUser) ?? {};
  if (data === null || (dataUpdatedAt === RESTORED && fetchStatus === 'fetching')) return;
  if (data === undefined || turn !== currentTurn()) {
    askAgain();
    return;
  }
  noteViewer(null);
  client.removeQueries({ predicate: isOther, type: 'inactive' });
  void giveUpOthers(client);
}

export function changeCurrentUser(user: CurrentUserView): void {
  if (currentMemberId() === user.id) setCurrentUser(user);
}

/** For handlers. A component that shows it needs `useCurrentUser`. */
export const isSignedOut = (): boolean => seenIn(currentSession().client) === null;

const seenIn = (client: QueryClient) => client.getQueryData<CurrentUserView | null>(queryKeys.currentUser);

function isOthers(user: CurrentUserView | null): boolean {
  const { client, owner } = currentSession();
  const id = user?.id ?? null;
  return owner !== null && owner !== id && (seenIn(client)?.id ?? null) !== id;
}

function takeSession(user: CurrentUserView | null) {
  if (user) currentSession().owner = user.id;
}

const isOther = ({ queryKey }: Query) => queryKey[0] !== queryKeys.currentUser[0];

/** The former member's own conflicts are marked in public data on screen, so that data is refetched. */
async function giveUpOthers(client: QueryClient) {
  await client.cancelQueries({ predicate: isOther, fetchStatus: 'fetching' });
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => isOther(query) && (query.state.status === 'pending' || query.meta?.isKeptOnDevice === true),
  });
}

function clearResponses(client: QueryClient) {
  const others = { predicate: isOther };
  client.removeQueries({ ...others, type: 'inactive' });
  // Remove these queries, because a reset would repeat requests that only members may make.
  for (const queryKey of [queryKeys.security, queryKeys.sessions, queryKeys.push, queryKeys.alertPreferences])
    client.removeQueries({ queryKey });
  // Reset queries on screen, because screens would keep showing the data of a removed query.
  void client.resetQueries({ ...others, type: 'active' });
}

async function identifyViewer(client: QueryClient, signal: AbortSignal): Promise<CurrentUserView | null> {
  const turn = currentTurn();
  const user = await readCurrentUser(signal);
  const earlier = seenIn(client);
  // The viewer has signed in or out meanwhile, so this response is outdated.
  if (turn !== currentTurn()) return earlier ?? null;
  if (earlier?.id === user?.id) {
    storeKnownMember(user);
  } else if (isOthers(user) && user !== null) {
    startSession(user);
  } else {
    takeSession(user);
    noteViewer(user);
    if (earlier) clearResponses(client);
  }
  return user;
}

async function readCurrentUser(signal: AbortSignal): Promise<CurrentUserView | null> {
  try {
    return withPronouns(await call('currentUser', { signal }));
  } catch (error) {
    if (isAuthenticationRequired(error)) return null;
    throw error;
  }
}
