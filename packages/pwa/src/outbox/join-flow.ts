import type { MemberId } from '@twosides/domain/kernel';
import type { JoinFlow } from '@twosides/domain/model';

const FLOW_KEY = 'join-flow';
const PRESS_KEY = 'press';
const ABOUT_KEY = 'about-to-vote';

/** The way from a press to joining that this tab is on; null for none. */
export function readFlow(): JoinFlow | null {
  try {
    const { id, at, email = null, memberId = null } = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? 'null') ?? {};
    return typeof id === 'string' && typeof at === 'number' ? { id, at, email, memberId } : null;
  } catch {
    return null;
  }
}

/**
 * The tab goes this way from here on.
 * @param id as the server has carried it, or the prompt has made it; null for none that is known:
 * then the tab stays on its own way, and nobody who signs in is known by it
 * @param memberId whom it has just signed in here; null for nobody yet
 */
export function enterFlow(id: string | null, memberId: MemberId | null = null): void {
  if (id === null) return;
  const own = readFlow();
  const flow = own?.id === id ? own : { id, email: null, memberId: null };
  writeFlow({ ...flow, at: Date.now(), memberId: memberId ?? flow.memberId });
}

/** A further step on the tab's way: the address that was given, or whom it has signed in here. */
export function stepFlow({ email, memberId }: Partial<Pick<JoinFlow, 'email' | 'memberId'>>): void {
  const flow = readFlow();
  if (flow === null) return;
  const given = email?.trim().toLowerCase() ?? flow.email;
  writeFlow({ ...flow, at: Date.now(), email: given, memberId: memberId ?? flow.memberId });
}

/** Who joins in this tab from here on has to be asked. */
export function leaveFlow(): void {
  try {
    sessionStorage.removeItem(FLOW_KEY);
  } catch {
    // There was nothing, then.
  }
}

/** Somebody is led to a conflict by a way that began with a vote there. @param path of the conflict, by its id alone */
export function noteAboutToVote(path: string): void {
  try {
    sessionStorage.setItem(ABOUT_KEY, path);
  } catch {
    // They see the two sides all the same.
  }
}

export function isAboutToVote(path: string): boolean {
  try {
    return sessionStorage.getItem(ABOUT_KEY) === path;
  } catch {
    return false;
  }
}

/** They have voted, or gone elsewhere. */
export function clearAboutToVote(): void {
  try {
    sessionStorage.removeItem(ABOUT_KEY);
  } catch {
    // There was nothing, then.
  }
}

/** A press counts as long as its id stands here, where it can be taken away at once, for every tab, without a trace. */
export function notePendingVote(opId: string): void {
  localStorage.setItem(PRESS_KEY, opId);
}

/** @returns the id of the press that counts; null for none */
export function notedPendingVote(): string | null {
  try {
    return localStorage.getItem(PRESS_KEY);
  } catch {
    return null;
  }
}

/** Also for somebody who leaves in a hurry: nobody is asked about what was pressed until now. */
export function voidPendingVotes(): void {
  leaveFlow();
  endPendingVote();
}

/** It is a vote by now, or nobody's. */
export function endPendingVote(): void {
  try {
    localStorage.removeItem(PRESS_KEY);
  } catch {
    // There was nothing, then.
  }
}

function writeFlow(flow: JoinFlow): void {
  try {
    sessionStorage.setItem(FLOW_KEY, JSON.stringify(flow));
  } catch {
    // Without storage, who joins is asked.
  }
}
