import type { MemberId } from '@twosides/domain/kernel';
import { withPronouns } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';

/** Storage key of the last signed-in member; its `storage` event notifies other tabs. */
export const MEMBER_KEY = 'member';

/** Stored if signed out. */
const NOBODY = 'null';

/** The last confirmed member; null for visitors and without storage. */
export function readKnownMember(): CurrentUserView | null {
  try {
    const member = withPronouns(JSON.parse(localStorage.getItem(MEMBER_KEY) ?? 'null'));
    return isMember(member) ? member : null;
  } catch {
    return null;
  }
}

/** Whether the server last said that nobody is signed in. */
export function isKnownVisitor(): boolean {
  try {
    return localStorage.getItem(MEMBER_KEY) === NOBODY;
  } catch {
    return false;
  }
}

/** Stored for offline use; null deletes it. */
export function keepKnownMember(member: CurrentUserView | null): void {
  try {
    localStorage.setItem(MEMBER_KEY, JSON.stringify(member));
  } catch {
    // Without storage, members are known only online.
  }
}

/** Distinguishes viewers' data. */
export type Viewer = MemberId | 'visitor';

export const readViewer = (): Viewer => readKnownMember()?.id ?? 'visitor';

/** Earlier builds may lack newer fields, which screens treat as optional. */
const isMember = (value: unknown): value is CurrentUserView =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'email' in value &&
  typeof value.email === 'string';
