import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { isAuthenticationRequired } from '../api/api-error.ts';
import { call, onNoSession, presentTurn } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { keepKnownMember, readKnownMember } from './known-member.ts';
import { noteViewer, presentSession, startSession } from './session.ts';

/**
 * `user` is there exactly when signed in. `unreachable`: nobody could say, and nobody was signed in here before.
 * `isConfirmed`: the server has said so in this visit, or could not be asked.
 */
export type CurrentUser =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUserView; readonly isConfirmed: boolean };

const FRESH_FOR = 300_000;
/** When an answer came that was given in an earlier visit, or to anybody. */
export const RESTORED = 0;

/** Who looks. Without an answer it is the one who was signed in on this device last. */
export function useCurrentUser(): CurrentUser {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt, isFetching } = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => askWhoLooks(client, signal),
    // Whoever signs in, here or in another tab, is told of; a visitor is not asked for again and again.
    staleTime: ({ state }) =>
      state.data === null && state.dataUpdatedAt !== RESTORED ? Number.POSITIVE_INFINITY : FRESH_FOR,
    // Each screen that asks would start again, and the answer is the same for all of them.
    retryOnMount: false,
    // Somebody who could not be asked is asked again as soon as it helps.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  if (isPending) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'unreachable', user: null };
  if (data === null) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data, isConfirmed: dataUpdatedAt !== RESTORED || !isFetching };
}

/** Before the first render: who was signed in last is shown at once, and asked for all the same. */
export function restoreCurrentUser(): void {
  onNoSession(endSession);
  const member = readKnownMember();
  if (!member) return;
  const session = presentSession();
  session.owner = member.id;
  session.client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, member, { updatedAt: RESTORED });
}

/**
 * Who looks, asked where it is not known yet.
 * @throws where there is no answer
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

/** After signing in or out, onboarding or a changed profile, here or in another tab. */
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
  // A changed name or face stands in the public profile and on the member's conflicts too.
  void client.invalidateQueries({ queryKey: queryKeys.profiles });
  void client.invalidateQueries({ queryKey: queryKeys.lists });
}

/** Somebody else may look than is shown. */
export function askAgain(): void {
  void presentSession().client.invalidateQueries({ queryKey: queryKeys.currentUser });
}

/**
 * The one place for a session that turns out to have ended elsewhere. What is on the screen stays: a typed text must
 * not be lost.
 * @param turn in which it was asked: if that is over, it says nothing about who looks now
 */
function endSession(turn: number): void {
  const { client } = presentSession();
  const { data, dataUpdatedAt, fetchStatus } =
    client.getQueryState<CurrentUserView | null>(queryKeys.currentUser) ?? {};
  // Whether the one who was here last still is, the server is being asked already.
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

/** Whether what the session holds is another member's, who gives way. */
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
 * Pending requests were made for the former viewer. Refetches what a visitor may read, in place, so that the page no
 * longer shows which conflicts are the former viewer's. Typed text stays.
 */
async function giveUpOthers(client: QueryClient) {
  await client.cancelQueries({ predicate: isOther, fetchStatus: 'fetching' });
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => isOther(query) && (query.state.status === 'pending' || query.meta?.isKeptOnDevice === true),
  });
}

/** Every other answer was made for the viewer of its time. */
function clearResponses(client: QueryClient) {
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
  const turn = presentTurn();
  const user = await readCurrentUser(signal);
  const earlier = seenIn(client);
  // It was settled meanwhile, by signing in or out.
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
