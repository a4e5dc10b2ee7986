import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { OutboxRow, PendingVote } from '@twosides/domain/model';
import { useSyncExternalStore } from 'react';
import { currentMemberId } from '../session/session.ts';
import { createStore } from '../ui/store.ts';
import type { ActionKind, CountedVote, UnreadableRow } from './rows.ts';

type OutboxItems = {
  readonly isRead: boolean;
  readonly owner: MemberId | null;
  /** Oldest action first. */
  readonly rows: readonly OutboxRow[];
  readonly unreadable: readonly UnreadableRow[];
  readonly counted?: readonly CountedVote[];
  /** Oldest first. For visitors, only those picked in this tab; another person may have picked the others. */
  readonly pendingVotes: readonly PendingVote[];
  /** Counts those of other tabs, too. */
  readonly pendingCount: number;
  readonly held: readonly ActionKind[];
};

const UNREAD: OutboxItems = {
  isRead: false,
  owner: null,
  rows: [],
  unreadable: [],
  pendingVotes: [],
  pendingCount: 0,
  held: [],
};
const items = createStore(UNREAD);

export const outboxItems = {
  get: items.get,
  set: (owner: MemberId | null, found: Partial<Omit<OutboxItems, 'isRead' | 'owner'>>) =>
    items.set({ ...UNREAD, ...found, owner, isRead: true }),
  forget: () => items.set(UNREAD),
  notePendingVote: (vote: PendingVote) => {
    const known = itemsOfViewer();
    const others = known.pendingVotes.filter(({ queue }) => queue !== vote.queue);
    const isNew = others.length === known.pendingVotes.length;
    items.set({ ...known, pendingVotes: [...others, vote], pendingCount: known.pendingCount + Number(isNew) });
  },
};

/** Hides the previous viewer's items until the present viewer's items are read. */
const itemsOfViewer = () => {
  const known = items.get();
  return known.owner === currentMemberId() ? known : UNREAD;
};

export const useOutboxItems = (): OutboxItems => useSyncExternalStore(items.subscribe, itemsOfViewer, () => UNREAD);

/** A visitor's pending votes of this tab. A member has none. */
export function usePendingVotes(): readonly PendingVote[] {
  const { owner, pendingVotes } = useOutboxItems();
  return owner === null ? pendingVotes : NO_VOTES;
}

export const usePendingVote = (id: ConflictId): PendingVote | undefined =>
  usePendingVotes().find(({ queue }) => queue === id);

const NO_VOTES: readonly PendingVote[] = [];

export type WaitingVote = Extract<OutboxRow, { kind: 'vote' }>;
export type WaitingComment = Extract<OutboxRow, { kind: 'comment' }>;
export type WaitingPost = Extract<OutboxRow, { kind: 'post' }>;
export type WaitingUpdate = Extract<OutboxRow, { kind: 'update' }>;

export const useWaitingVote = (id: ConflictId): WaitingVote | undefined => useWaiting('vote', id).at(-1);

export const useWaitingComments = (id: ConflictId): readonly WaitingComment[] => useWaiting('comment', id);

export const useWaitingUpdate = (id: ConflictId): WaitingUpdate | undefined => useWaiting('update', id).at(-1);

const useWaiting = <K extends ActionKind>(kind: K, id: ConflictId) =>
  useOutboxItems().rows.filter((row): row is Extract<OutboxRow, { kind: K }> => row.kind === kind && row.queue === id);
