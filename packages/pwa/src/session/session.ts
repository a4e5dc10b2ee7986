import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { startTurn } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { storeKnownMember } from './known-member.ts';
import { createQueryClient } from './query-client.ts';

export type Session = {
  readonly key: number;
  readonly client: QueryClient;
  /** The member whose data the cache may contain, even after they have signed out. */
  owner: MemberId | null;
};

let present: Session | undefined;
const formerClients = new Set<QueryClient>();
const listeners = new Set<() => void>();

export const currentSession = (): Session => (present ??= openSession(0, null));

export const currentMemberId = (): MemberId | null =>
  currentSession().client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.id ?? null;

export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts with an empty cache, because a new viewer must not see the former viewer's data. */
export function startSession(user: CurrentUserView | null): void {
  const { key, client } = currentSession();
  formerClients.add(client);
  present = openSession(key + 1, user?.id ?? null);
  noteViewer(user);
  void client.cancelQueries();
}

export function noteViewer(user: CurrentUserView | null): void {
  const { client } = currentSession();
  startTurn();
  storeKnownMember(user);
  client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, user);
  for (const listener of listeners) listener();
}

export function deleteFormer(shown: QueryClient): void {
  for (const client of formerClients) {
    if (client === shown) continue;
    client.clear();
    formerClients.delete(client);
  }
}

const openSession = (key: number, owner: MemberId | null): Session => ({ key, client: createQueryClient(), owner });
