import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { OutboxAction, OutboxRow, PendingVote } from '@twosides/domain/model';
import { isSignedOut, type OutboxUrgency } from '@twosides/domain/outbox';
import type { CurrentUserView } from '@twosides/domain/profile';
import { liveQuery, type Subscription } from 'dexie';
import { createActor, fromPromise } from 'xstate';
import { refreshUpdates, refreshVotedConflict, writeComment, writeVote, writeWords } from '../api/conflict-cache.ts';
import { newOperationId } from '../api/operation-id.ts';
import { queryKeys } from '../api/query-keys.ts';
import { installStore } from '../install/install-store.ts';
import { askAgain, findCurrentUser } from '../session/current-user.ts';
import { currentMemberId, currentSession, onViewerChange } from '../session/session.ts';
import { announceArrivals, announcePosting, isPosting } from './announce-arrivals.ts';
import { awaitOutcome } from './await-outcome.ts';
import { flush, type OutboxMessage, openOutboxChannel, SYNC_TAG } from './flush.ts';
import { endPendingVotes, endUnstoredVotes, notedFlows, ownFlow, unstoredVotes } from './join-flow.ts';
import { outboxItems } from './outbox-items.ts';
import { outboxMachine } from './outbox-machine.ts';
import type { ActionOutcome } from './outcome.rule.ts';
import { deleteOldPendingVotes, discardPendingVotes, readPendingVotes, storePendingVotes } from './pending-votes.ts';
import { parsePendingVote } from './row-schema.ts';
import {
  type Act,
  castPendingVotes,
  deleteMember,
  deleteReceipts,
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

export type Outbox = ReturnType<typeof createOutbox>;

let outbox: Outbox | undefined;

export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

function createOutbox() {
  const channel = openOutboxChannel();
  const awaited = new Set<OpId>();
  const appliedTextVersions = new Map<ConflictId, number>();
  const unannounced: Receipt[] = [];
  let memberId: MemberId | null | undefined;
  let watch: Subscription | undefined;

  const actor = createActor(
    outboxMachine.provide({
      actors: { flush: fromPromise(({ input }) => flushAndAnnounce(input.memberId, input.urgency)) },
    }),
  ).start();
  const request = (urgency: OutboxUrgency) => actor.send({ type: 'flush.requested', urgency });

  window.addEventListener('online', () => request('network'));
  window.addEventListener('pageshow', () => request('network'));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) request('network');
    // A hidden page may never be shown again, so the service worker sends the remaining rows.
    else if (outboxItems.get().rows.length > 0) void wakeWorkerLater();
  });
  onViewerChange(() => {
    const present = currentMemberId();
    if (memberId && present === null) void deleteReceipts(memberId).catch(() => undefined);
    if (outboxItems.get().owner === present) return;
    if (memberId === present) watchRows();
    else outboxItems.forget();
  });
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    if (data.type === 'enqueued') request('due');
    else if (data.memberId !== memberId) return;
    else if (data.type === 'receipt') {
      const { receipt } = data;
      take(data.memberId, receipt);
      if (isPosting(receipt)) announcePosting(receipt);
      else if (
        data.needsAnnouncement &&
        !document.hidden &&
        !(receipt.receipt.opId && awaited.has(receipt.receipt.opId))
      )
        announceSoon(receipt);
    } else askAgain();
  };

  return {
    setMember,
    submit,
    storeUnstoredVotes: async (): Promise<void> => {
      const votes = readUnstored();
      if (votes.length === 0) return;
      await storePendingVotes(votes.filter(({ flowId }) => notedFlows().includes(flowId)));
      endUnstoredVotes(votes.map(({ opId }) => opId));
      askToStay();
    },
    castPendingVotes: async (votes: readonly PendingVote[]): Promise<void> => {
      if (!memberId) return;
      await castPendingVotes(votes, memberId, Date.now());
      notifyEnqueued();
    },
    discardPendingVotes: () => {
      endPendingVotes();
      return discardPendingVotes();
    },
    networkIsBack: () => request('network'),
    sendNow: () => request('asked'),
    retry: async (opId: OpId) => {
      await retryRow(opId, Date.now());
      request('due');
    },
    /** @returns false, without a change, if the action is being sent or is no longer in the outbox */
    edit: async (opId: OpId, act: OutboxAction) => {
      const isEdited = await editRow(opId, { ...act, opId: newOperationId() }, Date.now());
      if (isEdited) request('due');
      return isEdited;
    },
    /** @returns false if the action is being sent or is no longer in the outbox */
    discard: discardRow,
    discardUnreadable,
    discardHeld: () => {
      endPendingVotes();
      return discardHeld();
    },
    isWaiting: async (opId: OpId) => (await readAction(opId)).row !== null,
    /** Whether the server has accepted the action. This device remembers it for a day. */
    hasArrived: async (opId: OpId) => (await readAction(opId)).receipt !== null,
    lookAt: async (conflictId: ConflictId) => {
      if (memberId) await lookAtCounted(memberId, conflictId);
    },
    forget: deleteMember,
  };

  function setMember(next: MemberId | null) {
    if (next === memberId) return;
    memberId = next;
    watchRows();
    const begin = () => actor.send({ type: 'member.changed', memberId: next });
    if (next === null) begin();
    else void reviveRows(next, Date.now()).then(begin, begin);
  }

  function announceSoon(arrival: Receipt) {
    if (unannounced.push(arrival) === 1) setTimeout(() => announceArrivals(unannounced.splice(0)), 1_000);
  }

  function watchRows() {
    watch?.unsubscribe();
    outboxItems.forget();
    const member = memberId ?? null;
    const nothing = () => outboxItems.set(member, {});
    void deleteOldPendingVotes(Date.now(), notedFlows).catch(() => undefined);
    watch =
      member === null
        ? liveQuery(async () => {
            const noted = notedFlows();
            const unstored = readUnstored();
            const stored = await readPendingVotes(Date.now(), noted);
            const votes = [
              ...stored.filter((vote) => !unstored.some(({ queue }) => queue === vote.queue)),
              ...unstored,
            ];
            return {
              held: await readHeld(),
              pendingCount: votes.length,
              pendingVotes: votes.filter(({ flowId }) => flowId === ownFlow()),
            };
          }).subscribe((found) => outboxItems.set(member, found), nothing)
        : liveQuery(async () => {
            const pendingVotes = await readPendingVotes(Date.now(), notedFlows());
            return {
              rows: await readRows(member),
              counted: await readCounted(member, Date.now()),
              unreadable: await readUnreadable(member),
              pendingCount: pendingVotes.length,
              pendingVotes,
            };
          }).subscribe((found) => {
            outboxItems.set(member, found);
            applyNewText(found.rows);
          }, nothing);
  }

  function applyNewText(rows: readonly OutboxRow[]) {
    for (const { queue, lastError } of rows) {
      const text = lastError?.text;
      if (!text || appliedTextVersions.get(queue) === text.textVersion) continue;
      appliedTextVersions.set(queue, text.textVersion);
      writeWords(currentSession().client, queue, text);
    }
  }

  /** Calls `onKept` when the action is on disk, before it is sent. */
  async function submit(act: Act, onKept?: () => void): Promise<ActionOutcome> {
    const user = await findCurrentUser();
    if (user === null) return { state: 'signed-out' };
    setMember(user.id);
    const since = Date.now();
    const whole: NewAction = { ...act, memberId: user.id };
    const row = await storeAction(whole, since).catch(() => null);
    if (row === null) return sendUnkept(whole);

    onKept?.();
    awaited.add(row.opId);
    askToStay();
    notifyEnqueued();
    const outcome: ActionOutcome = navigator.onLine ? await awaitOutcome(row, since) : { state: 'waiting' };
    awaited.delete(row.opId);
    if (outcome.state === 'waiting') void wakeWorkerLater();
    return outcome;
  }

  function notifyEnqueued() {
    channel.postMessage({ type: 'enqueued' });
    request('due');
  }

  /** Sends an action that could not be stored (private windows, full disks). Without storage, there is no retry. */
  async function sendUnkept(act: NewAction): Promise<ActionOutcome> {
    const { answer, receipt } = await send(act);
    if (receipt) take(act.memberId, receipt);
    if (receipt && isPosting(receipt)) announcePosting(receipt);
    if (answer.kind === 'receipt') return { state: 'sent', isReveal: receipt ? isRevealOf(receipt) : undefined };
    if (isSignedOut(answer)) {
      if (answer.status !== 401) askAgain();
      return { state: 'signed-out' };
    }
    if (answer.text) writeWords(currentSession().client, act.queue, answer.text);
    const { message, text, code } = answer;
    return { state: 'failed', message, hasNewWords: text !== undefined, isSuspended: code === 'suspended' };
  }

  async function flushAndAnnounce(member: MemberId, urgency: OutboxUrgency) {
    const arrivals: Receipt[] = [];
    const report = await flush(member, {
      urgency,
      onReceipt(receipt, row) {
        take(member, receipt);
        channel.postMessage({ type: 'receipt', memberId: member, receipt });
        if (isPosting(receipt) || !awaited.has(row.opId)) arrivals.push(receipt);
      },
      onSignedOut(status) {
        if (member === memberId && status === 412) askAgain();
      },
    });
    announceArrivals(arrivals);
    return report;
  }

  function take(member: MemberId, taken: Receipt) {
    const { client, owner } = currentSession();
    if (member !== memberId || member !== owner) return;
    if (taken.kind === 'post') return void client.invalidateQueries({ queryKey: queryKeys.lists });
    if (taken.kind === 'update') return refreshUpdates(client, taken.receipt.conflictId);
    if (taken.kind === 'comment') {
      if (!client.getQueryData<CurrentUserView | null>(queryKeys.currentUser)?.userNickname) askAgain();
      return writeComment(client, taken.receipt);
    }
    writeVote(client, taken.receipt);
    installStore.noteVote();
    void refreshVotedConflict(client, taken.receipt.conflictId);
  }
}

const readUnstored = (): readonly PendingVote[] =>
  unstoredVotes()
    .map(parsePendingVote)
    .filter((vote) => vote !== null);

let hasAsked = false;

/** Asks the browser, once per visit, to keep stored data when space runs short. The browser may refuse. */
function askToStay() {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

type SyncRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

async function wakeWorkerLater() {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Background sync is missing or forbidden, so the next visit sends the rows.
  }
}
