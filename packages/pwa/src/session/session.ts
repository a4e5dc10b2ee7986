import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { startTurn } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { keepKnownMember } from './known-member.ts';
import { createQueryClient } from './query-client.ts';

/** What one viewer has read, and the part of the app that shows it, which is mounted under `key`. */
export type Session = {
  readonly key: number;
  readonly client: QueryClient;
  /** Whose answers the client may hold, also once the server knows of no session any more; null before anybody's. */
  owner: MemberId | null;
};

let present: Session | undefined;
const given = new Set<QueryClient>();
const listeners = new Set<() => void>();

export const presentSession = (): Session => (present ??= openSession(0, null));

/** The member who looks, where one does and that is known. */
export const presentMember = (): MemberId | null =>
  presentSession().client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.id ?? null;

/** Told whenever somebody else looks, in a session of their own or not. @returns how to stop listening */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Somebody else has the device: nothing of what the former viewer has read is theirs to see. */
export function startSession(user: CurrentUserView | null): void {
  const { key, client } = presentSession();
  given.add(client);
  present = openSession(key + 1, user?.id ?? null);
  noteViewer(user);
  void client.cancelQueries();
}

/** The one place where it is settled who looks: what was asked before is too late to say so. */
export function noteViewer(user: CurrentUserView | null): void {
  const { client } = presentSession();
  startTurn();
  keepKnownMember(user);
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, user);
  for (const listener of listeners) listener();
}

/** Empties what former viewers have read. @param shown what is on the screen at present */
export function deleteFormer(shown: QueryClient): void {
  for (const client of given) {
    if (client === shown) continue;
    client.clear();
    given.delete(client);
  }
}

const openSession = (key: number, owner: MemberId | null): Session => ({ key, client: createQueryClient(), owner });
