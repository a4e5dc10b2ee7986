import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { JoinFlow } from '@twosides/domain/model';

const FLOW_KEY = 'join-flow';
const PENDING_VOTE_KEY = 'press';
const OWN_PRESS_KEY = 'own-press';
const ABOUT_KEY = 'about-to-vote';

export function readFlow(): JoinFlow | null {
  try {
    const { id, at, email = null, memberId = null } = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? 'null') ?? {};
    return typeof id === 'string' && typeof at === 'number' ? { id, at, email, memberId } : null;
  } catch {
    return null;
  }
}

/** `memberId`: the member who has just signed in through this sign-up flow. */
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

export function leaveFlow(): void {
  try {
    sessionStorage.removeItem(FLOW_KEY);
  } catch {
    // Without storage, there is no flow to forget.
  }
}

export function noteAboutToVote(path: string): void {
  try {
    sessionStorage.setItem(ABOUT_KEY, path);
  } catch {
    // Without storage, the page does not know that the visitor was about to vote.
  }
}

export function isAboutToVote(path: string): boolean {
  try {
    return sessionStorage.getItem(ABOUT_KEY) === path;
  } catch {
    return false;
  }
}

export function clearAboutToVote(): void {
  try {
    sessionStorage.removeItem(ABOUT_KEY);
  } catch {
    // Without storage, nothing was stored.
  }
}

/** The pending vote is valid only while this id is stored. Any tab can delete the id synchronously. */
export function notePendingVote(opId: string): void {
  localStorage.setItem(PENDING_VOTE_KEY, opId);
}

export function notedPendingVote(): string | null {
  try {
    return localStorage.getItem(PENDING_VOTE_KEY);
  } catch {
    return null;
  }
}

export type OwnPress = { readonly flowId: string; readonly queue: ConflictId };

/** Notes in this tab where its visitor voted. Other tabs do not learn it, because somebody else may use them. */
export function noteOwnPress(press: OwnPress): void {
  try {
    sessionStorage.setItem(OWN_PRESS_KEY, JSON.stringify(press));
  } catch {
    // Without storage, the page forgets that the vote is saved.
  }
}

export function ownPress(): OwnPress | null {
  try {
    const { flowId, queue } = JSON.parse(sessionStorage.getItem(OWN_PRESS_KEY) ?? 'null') ?? {};
    return typeof flowId === 'string' && typeof queue === 'number' ? { flowId, queue: queue as ConflictId } : null;
  } catch {
    return null;
  }
}

export function voidPendingVotes(): void {
  leaveFlow();
  endPendingVote();
}

export function endPendingVote(): void {
  try {
    localStorage.removeItem(PENDING_VOTE_KEY);
    sessionStorage.removeItem(OWN_PRESS_KEY);
  } catch {
    // Without storage, there was no pending vote.
  }
}

function writeFlow(flow: JoinFlow): void {
  try {
    sessionStorage.setItem(FLOW_KEY, JSON.stringify(flow));
  } catch {
    // Without storage, the member who signs in is asked whether the pending vote is theirs.
  }
}
