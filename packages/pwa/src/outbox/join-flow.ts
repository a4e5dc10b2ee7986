import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { isFlowOpen, type JoinFlow, type PendingVote, SIDES, type Side } from '@twosides/domain/model';
import { deviceStorage, tabStorage } from '../ui/storage.ts';

const FLOW_KEY = 'join-flow';
const PENDING_VOTE_KEY = 'press';
const OWN_PRESS_KEY = 'own-press';
const UNSTORED_KEY = 'unstored-vote';
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

export function notePendingVote(opId: string): void {
  localStorage.setItem(PENDING_VOTE_KEY, opId);
}

export const notedPendingVote = (): string | null => deviceStorage.read(PENDING_VOTE_KEY);

export type OwnPress = { readonly flowId: string; readonly queue: ConflictId; readonly side: Side };

/** Stored only for this tab, because somebody else may use the other tabs. */
export const noteOwnPress = (press: OwnPress): void =>
  tabStorage.write(OWN_PRESS_KEY, JSON.stringify({ ...press, at: Date.now() }));

export function ownPress(): OwnPress | null {
  const { flowId, queue, side } = tabStorage.readJson(OWN_PRESS_KEY) ?? {};
  return typeof flowId === 'string' && typeof queue === 'number' && SIDES.includes(side as Side)
    ? { flowId, queue: queue as ConflictId, side: side as Side }
    : null;
}

/** Enters the flow of this tab's press again if the visitor left it, unless the press is so old that it may be another person's. */
export function resumeFlow(): JoinFlow | null {
  const { at } = tabStorage.readJson(OWN_PRESS_KEY) ?? {};
  if (readFlow() === null && typeof at === 'number' && isFlowOpen(at, Date.now()))
    enterFlow(ownPress()?.flowId ?? null);
  return readFlow();
}

/** Kept in this tab until the outbox has stored it, because the outbox's code may not load without a network. */
export const noteUnstoredVote = (vote: PendingVote): void => tabStorage.write(UNSTORED_KEY, JSON.stringify(vote));

export const unstoredVote = (): unknown => tabStorage.readJson(UNSTORED_KEY);

export const endUnstoredVote = (): void => tabStorage.remove(UNSTORED_KEY);

export function voidPendingVotes(): void {
  leaveFlow();
  endPendingVote();
}

export function endPendingVote(): void {
  deviceStorage.remove(PENDING_VOTE_KEY);
  tabStorage.remove(OWN_PRESS_KEY);
  endUnstoredVote();
}

const writeFlow = (flow: JoinFlow): void => tabStorage.write(FLOW_KEY, JSON.stringify(flow));
