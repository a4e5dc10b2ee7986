import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { OutboxAction, OutboxRow } from '@twosides/domain/model';
import type { OutboxUrgency } from '@twosides/domain/outbox';
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
import { type Receipt, send } from './send.ts';
import type { Act } from './submit.ts';
import { type Arrival, announceArrivals, isLeft, tellLeft } from './telling/announce-arrivals.ts';

export type Outbox = {
  /** Who uses the page; null when nobody is signed in. */
  readonly setMember: (memberId: MemberId | null) => void;
  /** `onKept`: told once the act is on the disk, before it is sent. */
  readonly submit: (act: Act, onKept?: () => void) => Promise<ActionOutcome>;
  /** Keeps a visitor's vote until they join by the flow that leads from it. */
  readonly storePendingVote: (act: Act, flowId: string) => Promise<void>;
  /** It was nobody's who could cast it, or it is cast. */
  readonly discardPendingVote: () => Promise<void>;
  /** The server answers again: tries what has failed for want of a network. */
  readonly networkIsBack: () => void;
  /** Tries everything at once, whatever it waits for. */
  readonly sendNow: () => void;
  readonly retry: (opId: OpId) => Promise<void>;
  /** @returns false when it is being sent at this moment, or is gone: then nothing has changed */
  readonly edit: (opId: OpId, act: OutboxAction) => Promise<boolean>;
  /** @returns false when it is being sent at this moment, or has been */
  readonly discard: (opId: OpId) => Promise<boolean>;
  readonly discardUnreadable: (id: number) => Promise<void>;
  /** Of everybody, while nobody is signed in. */
  readonly discardHeld: () => Promise<void>;
  readonly isWaiting: (opId: OpId) => Promise<boolean>;
  /** Whether the server has it; known for a day. */
  readonly hasArrived: (opId: OpId) => Promise<boolean>;
  /** The member has a conflict before them on which their vote was counted. */
  readonly lookAt: (conflictId: ConflictId) => Promise<void>;
  /** Leaves nothing of a member on the device. */
  readonly forget: (memberId: MemberId) => Promise<void>;
};

let outbox: Outbox | undefined;

/** The page's own. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

/** Brings the outbox to life in a page: its machine, what wakes it, and what the screens see of it. */
function createOutbox(): Outbox {
  const channel = openOutboxChannel();
  const awaited = new Set<OpId>();
  /** The version of the words that a conflict's page has been given. */
  const takenWords = new Map<ConflictId, number>();
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
    // The page may never be seen again.
    else if (outboxItems.get().rows.length > 0) void wakeWorkerLater();
  });
  // Before the next viewer's page is drawn: the device is asked for theirs only then.
  onViewerChange(() => {
    const present = presentMember();
    if (outboxItems.get().owner === present) return;
    // They are back before this was told that they had gone.
    if (memberId === present) watchRows();
    else outboxItems.forget();
  });
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    if (data.type === 'enqueued') actor.send({ type: 'enqueued' });
    else if (data.memberId !== memberId) return;
    else if (data.type === 'receipt') {
      take(data.memberId, data.receipt);
      if (isLeft(data.receipt)) tellLeft(data.receipt);
    }
    // When the worker asked is not known, and the member may have signed in since.
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
    hasArrived: async (opId) => (await readAction(opId)).hasArrived,
    lookAt: async (conflictId) => {
      if (memberId) await lookAtCounted(memberId, conflictId);
    },
    forget: deleteMember,
  };

  function setMember(next: MemberId | null) {
    if (next === memberId) return;
    memberId = next;
    watchRows();
    // What waited for this member to sign in goes on.
    const begin = () => actor.send({ type: 'member.changed', memberId: next });
    if (next === null) begin();
    else void reviveRows(next, Date.now()).then(begin, begin);
  }

  /** Where there is no database, there is nothing to show. */
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

  /** No matter who has sent a vote, this page is to show the words that it was refused for. */
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

  /**
   * The browser keeps nothing for this page (a private window, a full disk): then it is sent as it is done, or not at
   * all.
   */
  async function sendUnkept(act: NewAction): Promise<ActionOutcome> {
    const { answer, receipt } = await send(act);
    if (receipt) take(act.memberId, receipt);
    if (receipt && isLeft(receipt)) tellLeft(receipt);
    if (answer.kind === 'receipt') return { state: 'sent' };
    if (answer.kind === 'refused' && answer.status === 401) return { state: 'signed-out' };
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
        // Who posts or tells has left the form once it is kept.
        if (isLeft(receipt) || !awaited.has(row.opId)) arrivals.push(receipt);
      },
      onSignedOut(status) {
        if (member !== memberId) return;
        // Somebody else is signed in: who it is has to be asked.
        if (status === 412) askAgain();
      },
    });
    announceArrivals(arrivals);
    return report;
  }

  /** Another viewer's answers are none of the member's who has done it. */
  function take(member: MemberId, taken: Receipt) {
    const { client, owner } = presentSession();
    if (member !== memberId || member !== owner) return;
    if (taken.kind === 'post') return void client.invalidateQueries({ queryKey: queryKeys.lists });
    if (taken.kind === 'update') return refreshUpdates(client, taken.receipt.conflictId);
    if (taken.kind === 'comment') {
      // The comment may have brought a first nickname.
      if (!client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.userNickname) askAgain();
      return writeComment(client, taken.receipt);
    }
    writeVote(client, taken.receipt);
    installStore.noteVote();
    // Not awaited: the receipt says all that the vote changes but the sides of the comments, which now may be seen.
    void refreshVotedConflict(client, taken.receipt.conflictId);
  }
}

let hasAsked = false;

/** Asks the browser not to clear what is kept when space gets short. It may say no: then it stays as safe as before. */
function askToStay() {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

type SyncRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** Has the browser flush when there is a network, also with the page closed, where it can do that. */
async function wakeWorkerLater() {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not allowed, or not there: the next visit sends it.
  }
}
