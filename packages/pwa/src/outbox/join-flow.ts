import type { MemberId } from '@twosides/domain/kernel';
import type { JoinFlow } from '@twosides/domain/model';

const FLOW_KEY = 'join-flow';
const PRESS_KEY = 'press';
const ABOUT_KEY = 'about-to-vote';

/** This tab's sign-up flow, or null. */
export function readFlow(): JoinFlow | null {
  try {
    const { id, at, email = null, memberId = null } = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? 'null') ?? {};
    return typeof id === 'string' && typeof at === 'number' ? { id, at, email, memberId } : null;
  } catch {
    return null;
  }
}

/**
 * Starts a flow in this tab.
 * @param id from the server or prompt; null keeps the tab's own, which then identifies nobody
 * @param memberId the member it just signed in, or null
 */
export function enterFlow(id: string | null, memberId: MemberId | null = null): void {
  if (id === null) return;
  const own = readFlow();
  const flow = own?.id === id ? own : { id, email: null, memberId: null };
  writeFlow({ ...flow, at: Date.now(), memberId: memberId ?? flow.memberId });
}

/** Records a step: the given address, or the signed-in member. */
export function stepFlow({ email, memberId }: Partial<Pick<JoinFlow, 'email' | 'memberId'>>): void {
  const flow = readFlow();
  if (flow === null) return;
  const given = email?.trim().toLowerCase() ?? flow.email;
  writeFlow({ ...flow, at: Date.now(), email: given, memberId: memberId ?? flow.memberId });
}

/** From here on, whoever joins in this tab has to be asked. */
export function leaveFlow(): void {
  try {
    sessionStorage.removeItem(FLOW_KEY);
  } catch {
    // There was none.
  }
}

/**
 * Notes that somebody arrives at a conflict to vote.
 * @param path with the id only
 */
export function noteAboutToVote(path: string): void {
  try {
    sessionStorage.setItem(ABOUT_KEY, path);
  } catch {
    // They see both sides anyway.
  }
}

export function isAboutToVote(path: string): boolean {
  try {
    return sessionStorage.getItem(ABOUT_KEY) === path;
  } catch {
    return false;
  }
}

/** They voted or went elsewhere. */
export function clearAboutToVote(): void {
  try {
    sessionStorage.removeItem(ABOUT_KEY);
  } catch {
    // There was none.
  }
}

/** A pending vote is valid while its id is stored here, where all tabs can revoke it at once without a trace. */
export function notePendingVote(opId: string): void {
  localStorage.setItem(PRESS_KEY, opId);
}

/** @returns the valid pending vote's id, or null */
export function notedPendingVote(): string | null {
  try {
    return localStorage.getItem(PRESS_KEY);
  } catch {
    return null;
  }
}

/** Also for quick exit: nobody is asked about it later. */
export function voidPendingVotes(): void {
  leaveFlow();
  endPendingVote();
}

/** It was cast or discarded. */
export function endPendingVote(): void {
  try {
    localStorage.removeItem(PRESS_KEY);
  } catch {
    // There was none.
  }
}

function writeFlow(flow: JoinFlow): void {
  try {
    sessionStorage.setItem(FLOW_KEY, JSON.stringify(flow));
  } catch {
    // Without storage, whoever joins is asked.
  }
}
