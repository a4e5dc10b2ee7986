import type { MemberId } from '@twosides/domain/kernel';
import { withPronouns } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';

/** Where a device keeps who was signed in last. Other tabs hear of a change by the `storage` event of this key. */
export const MEMBER_KEY = 'member';

/** What stands there once nobody was. */
const NOBODY = 'null';

/** The member who was signed in when the server last said who looks; null for a visitor, and without storage. */
export function readKnownMember(): CurrentUserView | null {
  try {
    const member = withPronouns(JSON.parse(localStorage.getItem(MEMBER_KEY) ?? 'null'));
    return isMember(member) ? member : null;
  } catch {
    return null;
  }
}

/** Whether the server has said here last that nobody is signed in. */
export function isKnownVisitor(): boolean {
  try {
    return localStorage.getItem(MEMBER_KEY) === NOBODY;
  } catch {
    return false;
  }
}

/** Kept for the time without a network; null forgets the one before. */
export function keepKnownMember(member: CurrentUserView | null): void {
  try {
    localStorage.setItem(MEMBER_KEY, JSON.stringify(member));
  } catch {
    // Without storage a member is known while the server can be asked.
  }
}

/** An id to tell apart what was read for whom. */
export type Viewer = MemberId | 'visitor';

export const readViewer = (): Viewer => readKnownMember()?.id ?? 'visitor';

/** Written by an earlier build, it may lack newer fields; those are optional to every screen. */
const isMember = (value: unknown): value is CurrentUserView =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'email' in value &&
  typeof value.email === 'string';
