import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { startTurn } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { keepKnownMember } from './known-member.ts';
import { createQueryClient } from './query-client.ts';

/** A viewer's cache, and the key of the app's part that shows it. */
export type Session = {
  readonly key: number;
  readonly client: QueryClient;
  /** Whose data the client may hold, even after the session ended; null before anybody's. */
  owner: MemberId | null;
};

let present: Session | undefined;
const given = new Set<QueryClient>();
const listeners = new Set<() => void>();

export const presentSession = (): Session => (present ??= openSession(0, null));

/** The current member, if known. */
export const presentMember = (): MemberId | null =>
  presentSession().client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.id ?? null;

/**
 * Called when the viewer changes.
 * @returns a function that stops it
 */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A new viewer must not see the former one's data. */
export function startSession(user: CurrentUserView | null): void {
  const { key, client } = presentSession();
  given.add(client);
  present = openSession(key + 1, user?.id ?? null);
  noteViewer(user);
  void client.cancelQueries();
}

/** The one place that sets the viewer; earlier requests are outdated. */
export function noteViewer(user: CurrentUserView | null): void {
  const { client } = presentSession();
  startTurn();
  keepKnownMember(user);
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, user);
  for (const listener of listeners) listener();
}

/**
 * Clears former viewers' caches.
 * @param shown the current one
 */
export function deleteFormer(shown: QueryClient): void {
  for (const client of given) {
    if (client === shown) continue;
    client.clear();
    given.delete(client);
  }
}

const openSession = (key: number, owner: MemberId | null): Session => ({ key, client: createQueryClient(), owner });
