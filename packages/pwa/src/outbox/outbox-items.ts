import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { OutboxRow, PendingVote } from '@twosides/domain/model';
import { useSyncExternalStore } from 'react';
import { presentMember } from '../session/session.ts';
import { createStore } from '../ui/store.ts';
import type { ActionKind, CountedVote, UnreadableRow } from './rows.ts';

type OutboxItems = {
  /** Whether the device has been asked for what it keeps of who uses the page. */
  readonly isRead: boolean;
  /** Who that was when it was asked; null: nobody signed in. */
  readonly owner: MemberId | null;
  /** What waits of the member who uses the page, in the order in which it was done. */
  readonly rows: readonly OutboxRow[];
  /** What was found on this device and cannot be sent: nobody can tell any more what it was to be. */
  readonly unreadable: readonly UnreadableRow[];
  /**
   * Votes of the member's that had waited and were counted, not looked at since; newest first. Known to members alone.
   */
  readonly counted?: readonly CountedVote[];
  /** What somebody has pressed here before they signed in; known to members alone. */
  readonly press: PendingVote | null;
  /** The same for visitors: whether there is something, and not what. */
  readonly hasPendingVote: boolean;
  /** What kinds of acts wait on this device for somebody to sign in, one each; known while nobody is signed in. */
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

/**
 * What the screens lay over the server's data. The database is where it comes from; this is as much of it as a first
 * paint needs.
 */
export const outboxItems = {
  get: items.get,
  set: (owner: MemberId | null, found: Partial<Omit<OutboxItems, 'isRead' | 'owner'>>) =>
    items.set({ ...UNREAD, ...found, owner, isRead: true }),
  forget: () => items.set(UNREAD),
};

/** As long as what is known is of the one before, nothing is known of who looks. */
const ofWhoLooks = () => {
  const known = items.get();
  return known.owner === presentMember() ? known : UNREAD;
};

export const useOutboxItems = (): OutboxItems => useSyncExternalStore(items.subscribe, ofWhoLooks, () => UNREAD);

export type WaitingVote = Extract<OutboxRow, { kind: 'vote' }>;
export type WaitingComment = Extract<OutboxRow, { kind: 'comment' }>;
export type WaitingPost = Extract<OutboxRow, { kind: 'post' }>;
export type WaitingUpdate = Extract<OutboxRow, { kind: 'update' }>;

/** The member's vote on a conflict that the server does not have yet. */
export const useWaitingVote = (id: ConflictId): WaitingVote | undefined => useWaiting('vote', id).at(-1);

/** The member's comments on a conflict that the server does not have yet. */
export const useWaitingComments = (id: ConflictId): readonly WaitingComment[] => useWaiting('comment', id);

/** The author's update on a conflict that the server does not have yet. */
export const useWaitingUpdate = (id: ConflictId): WaitingUpdate | undefined => useWaiting('update', id).at(-1);

const useWaiting = <K extends ActionKind>(kind: K, id: ConflictId) =>
  useOutboxItems().rows.filter((row): row is Extract<OutboxRow, { kind: K }> => row.kind === kind && row.queue === id);
