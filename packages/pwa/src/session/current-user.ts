import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { isAuthenticationRequired } from '../api/api-error.ts';
import { call, onNoSession, presentTurn } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { keepKnownMember, readKnownMember } from './known-member.ts';
import { noteViewer, presentSession, startSession } from './session.ts';

/**
 * `user` is set if signed in. `unreachable`: unknown, and nobody was signed in here before. `isConfirmed`: confirmed
 * by the server in this visit, or it could not be asked.
 */
export type CurrentUser =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUserView; readonly isConfirmed: boolean };

const FRESH_FOR = 300_000;
/** Timestamp of data from an earlier visit or a visitor's page. */
export const RESTORED = 0;

/** The viewer; without a response, the last signed-in one. */
export function useCurrentUser(): CurrentUser {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt, isFetching } = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => askWhoLooks(client, signal),
    // Sign-ins are announced across tabs, so visitors are not polled.
    staleTime: ({ state }) =>
      state.data === null && state.dataUpdatedAt !== RESTORED ? Number.POSITIVE_INFINITY : FRESH_FOR,
    // Otherwise every screen would retry.
    retryOnMount: false,
    // Retry as soon as it may help.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  if (isPending) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'unreachable', user: null };
  if (data === null) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data, isConfirmed: dataUpdatedAt !== RESTORED || !isFetching };
}

/** Before the first render: shows the last signed-in member while asking. */
export function restoreCurrentUser(): void {
  onNoSession(endSession);
  const member = readKnownMember();
  if (!member) return;
  const session = presentSession();
  session.owner = member.id;
  session.client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, member, { updatedAt: RESTORED });
}

/**
 * The viewer, asked if unknown.
 * @throws without a response
 */
export async function findCurrentUser(): Promise<CurrentUserView | null> {
  const { client } = presentSession();
  const isOver = () => client !== presentSession().client;
  try {
    const user = await client.ensureQueryData({
      queryKey: queryKeys.currentUser,
      queryFn: ({ signal }) => askWhoLooks(client, signal),
    });
    return isOver() ? findCurrentUser() : user;
  } catch (error) {
    if (isOver()) return findCurrentUser();
    throw error;
  }
}

/** After signing in or out, onboarding or a profile change, in any tab. */
export function setCurrentUser(user: CurrentUserView | null): void {
  const { client } = presentSession();
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
  // A new name or avatar also appears on the profile and conflicts.
  void client.invalidateQueries({ queryKey: queryKeys.profiles });
  void client.invalidateQueries({ queryKey: queryKeys.lists });
}

/** Asks the server again who is signed in. */
export function askAgain(): void {
  void presentSession().client.invalidateQueries({ queryKey: queryKeys.currentUser });
}

/**
 * Handles a session that ended elsewhere. The screen stays, so that no text is lost.
 * @param turn of the request; an earlier one says nothing about the current viewer
 */
function endSession(turn: number): void {
  const { client } = presentSession();
  const { data, dataUpdatedAt, fetchStatus } =
    client.getQueryState<CurrentUserView | null>(queryKeys.currentUser) ?? {};
  // Whether the last viewer still is one is already being asked.
  if (data === null || (dataUpdatedAt === RESTORED && fetchStatus === 'fetching')) return;
  if (data === undefined || turn !== presentTurn()) {
    askAgain();
    return;
  }
  noteViewer(null);
  client.removeQueries({ predicate: isOther, type: 'inactive' });
  void giveUpOthers(client);
}

const seenIn = (client: QueryClient) => client.getQueryData<CurrentUserView | null>(queryKeys.currentUser);

/** Whether the cache belongs to another member. */
function isOthers(user: CurrentUserView | null): boolean {
  const { client, owner } = presentSession();
  const id = user?.id ?? null;
  return owner !== null && owner !== id && (seenIn(client)?.id ?? null) !== id;
}

/** A visitor who signs in stays on their page. */
function takeSession(user: CurrentUserView | null) {
  if (user) presentSession().owner = user.id;
}

const isOther = ({ queryKey }: Query) => queryKey[0] !== queryKeys.currentUser[0];

/**
 * Cancels the former viewer's requests and refetches in place, so that nothing reveals which conflicts are theirs.
 * Typed text stays.
 */
async function giveUpOthers(client: QueryClient) {
  await client.cancelQueries({ predicate: isOther, fetchStatus: 'fetching' });
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => isOther(query) && (query.state.status === 'pending' || query.meta?.isKeptOnDevice === true),
  });
}

/** All other responses belong to the earlier viewer. */
function clearResponses(client: QueryClient) {
  const others = { predicate: isOther };
  client.removeQueries({ ...others, type: 'inactive' });
  // Only their member may request these.
  for (const queryKey of [queryKeys.security, queryKeys.sessions, queryKeys.push, queryKeys.alertPreferences])
    client.removeQueries({ queryKey });
  // Active queries would keep showing removed data, so reset them.
  void client.resetQueries({ ...others, type: 'active' });
}

/** The response may name another member: a session ended, or began in another tab. */
async function askWhoLooks(client: QueryClient, signal: AbortSignal): Promise<CurrentUserView | null> {
  const turn = presentTurn();
  const user = await readCurrentUser(signal);
  const earlier = seenIn(client);
  // Settled meanwhile by signing in or out.
  if (turn !== presentTurn()) return earlier ?? null;
  if (earlier?.id === user?.id) {
    keepKnownMember(user);
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
    return await call('currentUser', { signal });
  } catch (error) {
    if (isAuthenticationRequired(error)) return null;
    throw error;
  }
}
