import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { OutboxRow, PendingVote } from '@twosides/domain/model';
import { useSyncExternalStore } from 'react';
import { presentMember } from '../session/session.ts';
import { createStore } from '../ui/store.ts';
import type { ActionKind, CountedVote, UnreadableRow } from './rows.ts';

type OutboxItems = {
  /** Whether the device's data was read for the current viewer. */
  readonly isRead: boolean;
  /** For whom; null if signed out. */
  readonly owner: MemberId | null;
  /** The member's unsent rows in order. */
  readonly rows: readonly OutboxRow[];
  /** Unreadable rows on this device. */
  readonly unreadable: readonly UnreadableRow[];
  /** The member's counted votes that had waited and were not looked at since; newest first. */
  readonly counted?: readonly CountedVote[];
  /** A pending vote; for members only. */
  readonly press: PendingVote | null;
  /** For visitors: whether there is one, without its content. */
  readonly hasPendingVote: boolean;
  /** Kinds of unsent actions while nobody is signed in. */
  readonly held: readonly ActionKind[];
};

const UNREAD: OutboxItems = {
  isRead: false,
  owner: null,
  rows: [],
  unreadable: [],
  press: null,
  hasPendingVote: false,
  held: [],
};
const items = createStore(UNREAD);

/** Unsent data shown on top of the server's; a cache of the database. */
export const outboxItems = {
  get: items.get,
  set: (owner: MemberId | null, found: Partial<Omit<OutboxItems, 'isRead' | 'owner'>>) =>
    items.set({ ...UNREAD, ...found, owner, isRead: true }),
  forget: () => items.set(UNREAD),
};

/** While it belongs to the previous viewer, nothing is known. */
const ofWhoLooks = () => {
  const known = items.get();
  return known.owner === presentMember() ? known : UNREAD;
};

export const useOutboxItems = (): OutboxItems => useSyncExternalStore(items.subscribe, ofWhoLooks, () => UNREAD);

export type WaitingVote = Extract<OutboxRow, { kind: 'vote' }>;
export type WaitingComment = Extract<OutboxRow, { kind: 'comment' }>;
export type WaitingPost = Extract<OutboxRow, { kind: 'post' }>;
export type WaitingUpdate = Extract<OutboxRow, { kind: 'update' }>;

/** The member's unsent vote on a conflict. */
export const useWaitingVote = (id: ConflictId): WaitingVote | undefined => useWaiting('vote', id).at(-1);

/** The member's unsent comments on a conflict. */
export const useWaitingComments = (id: ConflictId): readonly WaitingComment[] => useWaiting('comment', id);

/** The author's unsent update on a conflict. */
export const useWaitingUpdate = (id: ConflictId): WaitingUpdate | undefined => useWaiting('update', id).at(-1);

const useWaiting = <K extends ActionKind>(kind: K, id: ConflictId) =>
  useOutboxItems().rows.filter((row): row is Extract<OutboxRow, { kind: K }> => row.kind === kind && row.queue === id);
