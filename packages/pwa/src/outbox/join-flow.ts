import type { JoinFlow } from '@twosides/domain/model';

const FLOW_KEY = 'join-flow';
const PRESS_KEY = 'press';
const ABOUT_KEY = 'about-to-vote';

/** The way from a press to joining that this tab is on; null for none. */
export function readFlow(): JoinFlow | null {
  try {
    const { id, at, email } = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? 'null') ?? {};
    return typeof id === 'string' && typeof at === 'number' ? { id, at, email: email ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * The tab goes this way from here on. Who comes back to it by another account than was registered on it is asked.
 * @param id null for none that is known: then it stays on its own
 */
export function enterFlow(id: string | null): void {
  if (id === null) return;
  const own = readFlow();
  writeFlow({ id, at: Date.now(), email: own?.id === id ? own.email : null });
}

/** A further step on it. @param email the address that was registered */
export function stepFlow(email: string): void {
  const flow = readFlow();
  if (flow) writeFlow({ ...flow, at: Date.now(), email });
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
export function forgetAboutToVote(): void {
  try {
    sessionStorage.removeItem(ABOUT_KEY);
  } catch {
    // There was nothing, then.
  }
}

/** A press counts as long as its id stands here, where it can be taken away at once, for every tab, without a trace. */
export function notePress(opId: string): void {
  localStorage.setItem(PRESS_KEY, opId);
}

/** @returns the id of the press that counts; null for none */
export function notedPress(): string | null {
  try {
    return localStorage.getItem(PRESS_KEY);
  } catch {
    return null;
  }
}

/** Also for somebody who leaves in a hurry: nobody is asked about what was pressed until now. */
export function voidPresses(): void {
  leaveFlow();
  endPress();
}

/** It is a vote by now, or nobody's. */
export function endPress(): void {
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
