import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { OutboxRow, PendingVote } from '@twosides/domain/model';
import { useSyncExternalStore } from 'react';
import { presentMember } from '../session/session.ts';
import { createStore } from '../ui/store.ts';
import type { ActionKind, CountedVote, UnreadableRow } from './rows.ts';

type OutboxItems = {
  /** Whether the device's data has been read for the current viewer. */
  readonly isRead: boolean;
  /** The member the items are for; null for a visitor. */
  readonly owner: MemberId | null;
  /** The member's unsent rows, in the order of the actions. */
  readonly rows: readonly OutboxRow[];
  /** Unreadable rows on this device, except those of other members. */
  readonly unreadable: readonly UnreadableRow[];
  /** Votes that were counted after waiting, until the member views their conflicts; newest first. */
  readonly counted?: readonly CountedVote[];
  /** A valid pending vote on this device; null for visitors. */
  readonly pendingVote: PendingVote | null;
  /** For visitors, who must not see its side: whether this device has a valid pending vote. */
  readonly hasPendingVote: boolean;
  /** For visitors: the kinds of all members' unsent actions. */
  readonly held: readonly ActionKind[];
};

const UNREAD: OutboxItems = {
  isRead: false,
  owner: null,
  rows: [],
  unreadable: [],
  pendingVote: null,
  hasPendingVote: false,
  held: [],
};
const items = createStore(UNREAD);

/** Unsent data, which screens show on top of the server's. A cache of the database. */
export const outboxItems = {
  get: items.get,
  set: (owner: MemberId | null, found: Partial<Omit<OutboxItems, 'isRead' | 'owner'>>) =>
    items.set({ ...UNREAD, ...found, owner, isRead: true }),
  forget: () => items.set(UNREAD),
};

/** The items for the present viewer; none while they are still for the previous one. */
const ofWhoLooks = () => {
  const known = items.get();
  return known.owner === presentMember() ? known : UNREAD;
};

export const useOutboxItems = (): OutboxItems => useSyncExternalStore(items.subscribe, ofWhoLooks, () => UNREAD);

export type WaitingVote = Extract<OutboxRow, { kind: 'vote' }>;
export type WaitingComment = Extract<OutboxRow, { kind: 'comment' }>;
export type WaitingPost = Extract<OutboxRow, { kind: 'post' }>;
export type WaitingUpdate = Extract<OutboxRow, { kind: 'update' }>;

/** The member's latest unsent vote on a conflict. */
export const useWaitingVote = (id: ConflictId): WaitingVote | undefined => useWaiting('vote', id).at(-1);

/** The member's unsent comments on a conflict. */
export const useWaitingComments = (id: ConflictId): readonly WaitingComment[] => useWaiting('comment', id);

/** The author's unsent update on a conflict. */
export const useWaitingUpdate = (id: ConflictId): WaitingUpdate | undefined => useWaiting('update', id).at(-1);

const useWaiting = <K extends ActionKind>(kind: K, id: ConflictId) =>
  useOutboxItems().rows.filter((row): row is Extract<OutboxRow, { kind: K }> => row.kind === kind && row.queue === id);
