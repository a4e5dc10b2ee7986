import type { MemberId } from '@twosides/domain/kernel';
import { withPronouns } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { attempt, deviceStorage } from '../ui/storage.ts';

export const MEMBER_KEY = 'member';

const NOBODY = 'null';

/** Checks only two fields, because a member stored by an earlier build may lack newer fields. */
export function readKnownMember(): CurrentUserView | null {
  const member = withPronouns(deviceStorage.readJson(MEMBER_KEY));
  return typeof member?.id === 'string' && typeof member.email === 'string' ? member : null;
}

export const isKnownVisitor = (): boolean => deviceStorage.read(MEMBER_KEY) === NOBODY;

export const storeKnownMember = (member: CurrentUserView | null): void =>
  deviceStorage.write(MEMBER_KEY, JSON.stringify(member));

export type Viewer = MemberId | 'visitor';

export const readViewer = (): Viewer => readKnownMember()?.id ?? 'visitor';

export const COPY_PREFIX = 'copy:';

export const hasCopy = (): boolean =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX))) ?? false;
