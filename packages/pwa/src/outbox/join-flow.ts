import type { MemberId, OpId } from '@twosides/domain/kernel';
import { isFlowOpen, type JoinFlow, type PendingVote } from '@twosides/domain/model';
import { newOperationId } from '../api/operation-id.ts';
import { deviceStorage, tabStorage } from '../ui/storage.ts';

const FLOW_KEY = 'join-flow';
const FLOWS_KEY = 'press';
const FLOWS_MAX = 20;
const OWN_FLOW_KEY = 'own-press';
const UNSTORED_KEY = 'unstored-votes';
const ABOUT_KEY = 'about-to-vote';
const FROM_TODAY_KEY = 'from-today';

export function readFlow(): JoinFlow | null {
  const { id, at, email = null, memberId = null } = tabStorage.readJson(FLOW_KEY) ?? {};
  return typeof id === 'string' && typeof at === 'number' ? { id, at, email, memberId } : null;
}

export function enterFlow(id: string | null, memberId: MemberId | null = null): void {
  if (id === null) return;
  const own = readFlow();
  const flow = own?.id === id ? own : { id, email: null, memberId: null };
  writeFlow({ ...flow, at: Date.now(), memberId: memberId ?? flow.memberId });
}

export function stepFlow({ email, memberId }: Partial<Pick<JoinFlow, 'email' | 'memberId'>>): void {
  const flow = readFlow();
  if (flow === null) return;
  const given = email?.trim().toLowerCase() ?? flow.email;
  writeFlow({ ...flow, at: Date.now(), email: given, memberId: memberId ?? flow.memberId });
}

export const leaveFlow = (): void => tabStorage.remove(FLOW_KEY);

export const noteAboutToVote = (path: string): void => tabStorage.write(ABOUT_KEY, path);

export const isAboutToVote = (path: string): boolean => tabStorage.read(ABOUT_KEY) === path;

export const clearAboutToVote = (): void => tabStorage.remove(ABOUT_KEY);

export const noteFromToday = (): void => tabStorage.write(FROM_TODAY_KEY, 'true');

export const isFromToday = (): boolean => tabStorage.read(FROM_TODAY_KEY) !== null;

export const clearFromToday = (): void => tabStorage.remove(FROM_TODAY_KEY);

/** The device's pending votes are of these flows. */
export function notedFlows(): readonly string[] {
  const flows: unknown = deviceStorage.readJson(FLOWS_KEY);
  return Array.isArray(flows) ? flows.filter((flow) => typeof flow === 'string') : [];
}

export const noteVotesFlow = (flowId: string): void =>
  deviceStorage.write(
    FLOWS_KEY,
    JSON.stringify([...notedFlows().filter((other) => other !== flowId), flowId].slice(-FLOWS_MAX)),
  );

/** Stored only for this tab, because somebody else may use the other tabs. */
export const noteOwnFlow = (flowId: string): void =>
  tabStorage.write(OWN_FLOW_KEY, JSON.stringify({ flowId, at: Date.now() }));

export function ownFlow(): string | null {
  const { flowId } = tabStorage.readJson(OWN_FLOW_KEY) ?? {};
  return typeof flowId === 'string' ? flowId : null;
}

/** Votes of one tab share a flow. After half an hour, the visitor may be another person. */
export function flowForVote(): string {
  const own = ownFlow();
  const flowId = own !== null && isOwnFlowOpen() && notedFlows().includes(own) ? own : newOperationId();
  noteVotesFlow(flowId);
  noteOwnFlow(flowId);
  return flowId;
}

/** Enters the flow of this tab's votes again, unless they are so old that they may be another person's. */
export function resumeFlow(): JoinFlow | null {
  if (readFlow() === null && isOwnFlowOpen()) enterFlow(ownFlow());
  return readFlow();
}

function isOwnFlowOpen(): boolean {
  const { at } = tabStorage.readJson(OWN_FLOW_KEY) ?? {};
  return typeof at === 'number' && isFlowOpen(at, Date.now());
}

/** Kept in this tab until the outbox has stored it, because the outbox's code may not load without a network. */
export function noteUnstoredVote(vote: PendingVote): void {
  const others = unstoredVotes().filter(({ flowId, queue }) => flowId === vote.flowId && queue !== vote.queue);
  writeUnstored([...others, vote]);
}

export function unstoredVotes(): readonly Partial<PendingVote>[] {
  const votes: unknown = tabStorage.readJson(UNSTORED_KEY);
  return Array.isArray(votes) ? votes.filter((vote) => vote !== null && typeof vote === 'object') : [];
}

export const endUnstoredVotes = (opIds: readonly OpId[]): void =>
  writeUnstored(unstoredVotes().filter(({ opId }) => opId === undefined || !opIds.includes(opId)));

export function voidPendingVotes(): void {
  leaveFlow();
  endPendingVotes();
}

export function endPendingVotes(): void {
  deviceStorage.remove(FLOWS_KEY);
  tabStorage.remove(OWN_FLOW_KEY);
  tabStorage.remove(UNSTORED_KEY);
}

function writeUnstored(votes: readonly Partial<PendingVote>[]): void {
  if (votes.length === 0) tabStorage.remove(UNSTORED_KEY);
  else tabStorage.write(UNSTORED_KEY, JSON.stringify(votes));
}

const writeFlow = (flow: JoinFlow): void => tabStorage.write(FLOW_KEY, JSON.stringify(flow));
