import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { OutboxAction, OutboxRow } from '@twosides/domain/model';
import { isSignedOut, type OutboxUrgency } from '@twosides/domain/outbox';
import type { CurrentUserView } from '@twosides/domain/profile';
import { liveQuery, type Subscription } from 'dexie';
import { createActor, fromPromise } from 'xstate';
import { refreshUpdates, refreshVotedConflict, writeComment, writeVote, writeWords } from '../api/conflict-cache.ts';
import { newOperationId } from '../api/operation-id.ts';
import { queryKeys } from '../api/query-keys.ts';
import { installStore } from '../install/install-store.ts';
import { askAgain, findCurrentUser } from '../session/current-user.ts';
import { onViewerChange, presentMember, presentSession } from '../session/session.ts';
import { awaitOutcome } from './await-outcome.ts';
import { flush } from './flush.ts';
import { endPendingVote, notedPendingVote, notePendingVote } from './join-flow.ts';
import { type OutboxMessage, openOutboxChannel, SYNC_TAG } from './outbox-channel.ts';
import { outboxItems } from './outbox-items.ts';
import { outboxMachine } from './outbox-machine.ts';
import type { ActionOutcome } from './outcome.rule.ts';
import { deleteOldPendingVotes, discardPendingVotes, readPendingVote, storePendingVote } from './pending-votes.ts';
import {
  type Act,
  deleteMember,
  discardHeld,
  discardRow,
  discardUnreadable,
  editRow,
  lookAtCounted,
  type NewAction,
  readAction,
  readCounted,
  readHeld,
  readRows,
  readUnreadable,
  retryRow,
  reviveRows,
  storeAction,
} from './rows.ts';
import { isRevealOf, type Receipt, send } from './send.ts';
import { type Arrival, announceArrivals, isLeft, tellLeft } from './telling/announce-arrivals.ts';

export type Outbox = {
  /** The current member, or null. */
  readonly setMember: (memberId: MemberId | null) => void;
  /** `onKept` is called once the action is on disk, before it is sent. */
  readonly submit: (act: Act, onKept?: () => void) => Promise<ActionOutcome>;
  /** Stores a visitor's vote until they join by its flow. */
  readonly storePendingVote: (act: Act, flowId: string) => Promise<void>;
  /** It was cast, or belongs to nobody. */
  readonly discardPendingVote: () => Promise<void>;
  /** The server is reachable again: retry network failures. */
  readonly networkIsBack: () => void;
  /** Sends everything now. */
  readonly sendNow: () => void;
  readonly retry: (opId: OpId) => Promise<void>;
  /** @returns false, changing nothing, if it is being sent or gone */
  readonly edit: (opId: OpId, act: OutboxAction) => Promise<boolean>;
  /** @returns false if it is being sent or was sent */
  readonly discard: (opId: OpId) => Promise<boolean>;
  readonly discardUnreadable: (id: number) => Promise<void>;
  /** Discards all members' unsent actions, while nobody is signed in. */
  readonly discardHeld: () => Promise<void>;
  readonly isWaiting: (opId: OpId) => Promise<boolean>;
  /** Whether the server has it; known for a day. */
  readonly hasArrived: (opId: OpId) => Promise<boolean>;
  /** The member is viewing a conflict with a counted vote. */
  readonly lookAt: (conflictId: ConflictId) => Promise<void>;
  /** Deletes all of a member's data on the device. */
  readonly forget: (memberId: MemberId) => Promise<void>;
};

let outbox: Outbox | undefined;

/** The page's outbox. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

/** Creates the outbox with its machine, triggers and shown data. */
function createOutbox(): Outbox {
  const channel = openOutboxChannel();
  const awaited = new Set<OpId>();
  /** The text version each conflict's page has received. */
  const takenWords = new Map<ConflictId, number>();
  const untold: Arrival[] = [];
  let memberId: MemberId | null | undefined;
  let watch: Subscription | undefined;

  const actor = createActor(
    outboxMachine.provide({
      actors: { flush: fromPromise(({ input }) => flushTelling(input.memberId, input.urgency)) },
    }),
  ).start();

  window.addEventListener('online', () => actor.send({ type: 'online' }));
  window.addEventListener('pageshow', () => actor.send({ type: 'shown' }));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) actor.send({ type: 'visible' });
    // The page may not come back.
    else if (outboxItems.get().rows.length > 0) void wakeWorkerLater();
  });
  // Read the device's data only for the new viewer.
  onViewerChange(() => {
    const present = presentMember();
    if (outboxItems.get().owner === present) return;
    // The member came back before this ran.
    if (memberId === present) watchRows();
    else outboxItems.forget();
  });
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    if (data.type === 'enqueued') actor.send({ type: 'enqueued' });
    else if (data.memberId !== memberId) return;
    else if (data.type === 'receipt') {
      const { receipt } = data;
      take(data.memberId, receipt);
      if (isLeft(receipt)) tellLeft(receipt);
      else if (data.isUntold && !document.hidden && !(receipt.receipt.opId && awaited.has(receipt.receipt.opId)))
        tellSoon(receipt);
    }
    // It is unknown when the worker asked; the member may have signed in since.
    else askAgain();
  };

  return {
    setMember,
    submit,
    storePendingVote: async ({ kind, opId, queue, payload }, flowId) => {
      if (kind !== 'vote') return;
      notePendingVote(opId);
      await storePendingVote({ kind, opId, queue, payload, state: 'to-join', flowId, createdAt: Date.now() });
      setMember(null);
      askToStay();
    },
    discardPendingVote: () => {
      endPendingVote();
      return discardPendingVotes();
    },
    networkIsBack: () => actor.send({ type: 'online' }),
    sendNow: () => actor.send({ type: 'asked' }),
    retry: async (opId) => {
      await retryRow(opId, Date.now());
      actor.send({ type: 'enqueued' });
    },
    edit: async (opId, act) => {
      const isEdited = await editRow(opId, { ...act, opId: newOperationId() }, Date.now());
      if (isEdited) actor.send({ type: 'enqueued' });
      return isEdited;
    },
    discard: discardRow,
    discardUnreadable,
    discardHeld,
    isWaiting: async (opId) => (await readAction(opId)).row !== null,
    hasArrived: async (opId) => (await readAction(opId)).receipt !== null,
    lookAt: async (conflictId) => {
      if (memberId) await lookAtCounted(memberId, conflictId);
    },
    forget: deleteMember,
  };

  function setMember(next: MemberId | null) {
    if (next === memberId) return;
    memberId = next;
    watchRows();
    // Resume rows that waited for this member.
    const begin = () => actor.send({ type: 'member.changed', memberId: next });
    if (next === null) begin();
    else void reviveRows(next, Date.now()).then(begin, begin);
  }

  /** What the worker sends arrives one by one, and is announced together. */
  function tellSoon(arrival: Arrival) {
    if (untold.push(arrival) === 1) setTimeout(() => announceArrivals(untold.splice(0)), 1_000);
  }

  /** Without a database there is nothing to show. */
  function watchRows() {
    watch?.unsubscribe();
    outboxItems.forget();
    const member = memberId ?? null;
    const nothing = () => outboxItems.set(member, {});
    void deleteOldPendingVotes(Date.now(), notedPendingVote()).catch(() => undefined);
    watch =
      member === null
        ? liveQuery(async () => ({
            held: await readHeld(),
            hasPendingVote: (await readPendingVote(Date.now(), notedPendingVote())) !== null,
          })).subscribe((found) => outboxItems.set(member, found), nothing)
        : liveQuery(async () => ({
            rows: await readRows(member),
            counted: await readCounted(member, Date.now()),
            unreadable: await readUnreadable(member),
            press: await readPendingVote(Date.now(), notedPendingVote()),
          })).subscribe((found) => {
            outboxItems.set(member, found);
            takeWords(found.rows);
          }, nothing);
  }

  /** Whoever sent a vote, this page shows the changed text it was refused for. */
  function takeWords(rows: readonly OutboxRow[]) {
    for (const { queue, lastError } of rows) {
      const text = lastError?.text;
      if (!text || takenWords.get(queue) === text.textVersion) continue;
      takenWords.set(queue, text.textVersion);
      writeWords(presentSession().client, queue, text);
    }
  }

  async function submit(act: Act, onKept?: () => void): Promise<ActionOutcome> {
    const user = await findCurrentUser();
    if (user === null) return { state: 'signed-out' };
    setMember(user.id);
    const since = Date.now();
    const whole: NewAction = { ...act, memberId: user.id };
    const row = await storeAction(whole, since).catch(() => null);
    if (row === null) return sendUnkept(whole);
    if (notedPendingVote() === act.opId) endPendingVote();

    onKept?.();
    awaited.add(row.opId);
    askToStay();
    channel.postMessage({ type: 'enqueued' });
    actor.send({ type: 'enqueued' });
    const outcome: ActionOutcome = navigator.onLine ? await awaitOutcome(row, since) : { state: 'waiting' };
    awaited.delete(row.opId);
    if (outcome.state === 'waiting') void wakeWorkerLater();
    return outcome;
  }

  /** Without storage (private windows, full disks) it is sent at once or not at all. */
  async function sendUnkept(act: NewAction): Promise<ActionOutcome> {
    const { answer, receipt } = await send(act);
    if (receipt) take(act.memberId, receipt);
    if (receipt && isLeft(receipt)) tellLeft(receipt);
    if (answer.kind === 'receipt') return { state: 'sent', isReveal: receipt ? isRevealOf(receipt) : undefined };
    if (isSignedOut(answer)) {
      if (answer.status !== 401) askAgain();
      return { state: 'signed-out' };
    }
    if (answer.text) writeWords(presentSession().client, act.queue, answer.text);
    const { message, text, code } = answer;
    return { state: 'failed', message, hasNewWords: text !== undefined, isSuspended: code === 'suspended' };
  }

  async function flushTelling(member: MemberId, urgency: OutboxUrgency) {
    const arrivals: Arrival[] = [];
    const report = await flush(member, {
      urgency,
      onReceipt(receipt, row) {
        take(member, receipt);
        channel.postMessage({ type: 'receipt', memberId: member, receipt });
        // The form has been left once it was stored.
        if (isLeft(receipt) || !awaited.has(row.opId)) arrivals.push(receipt);
      },
      onSignedOut(status) {
        if (member !== memberId) return;
        // Somebody else is signed in; ask who.
        if (status === 412) askAgain();
      },
    });
    announceArrivals(arrivals);
    return report;
  }

  /** Does not apply to another viewer's cache. */
  function take(member: MemberId, taken: Receipt) {
    const { client, owner } = presentSession();
    if (member !== memberId || member !== owner) return;
    if (taken.kind === 'post') return void client.invalidateQueries({ queryKey: queryKeys.lists });
    if (taken.kind === 'update') return refreshUpdates(client, taken.receipt.conflictId);
    if (taken.kind === 'comment') {
      // The comment may have set a first nickname.
      if (!client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.userNickname) askAgain();
      return writeComment(client, taken.receipt);
    }
    writeVote(client, taken.receipt);
    installStore.noteVote();
    // Not awaited: the receipt has everything except comments' sides, which are visible now.
    void refreshVotedConflict(client, taken.receipt.conflictId);
  }
}

let hasAsked = false;

/** Asks the browser to keep data when space gets short; it may refuse. */
function askToStay() {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

type SyncRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** Requests a background sync, if available. */
async function wakeWorkerLater() {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not allowed or not available; the next visit sends it.
  }
}
