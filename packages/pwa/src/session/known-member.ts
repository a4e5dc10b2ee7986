import type { MemberId } from '@twosides/domain/kernel';
import { withPronouns } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { attempt, deviceStorage } from '../ui/storage.ts';

export const MEMBER_KEY = 'member';

const NOBODY = 'null';

export function readKnownMember(): CurrentUserView | null {
  const member = withPronouns(deviceStorage.readJson(MEMBER_KEY));
  return isMember(member) ? member : null;
}

export const isKnownVisitor = (): boolean => deviceStorage.read(MEMBER_KEY) === NOBODY;

export const storeKnownMember = (member: CurrentUserView | null): void =>
  deviceStorage.write(MEMBER_KEY, JSON.stringify(member));

export type Viewer = MemberId | 'visitor';

export const readViewer = (): Viewer => readKnownMember()?.id ?? 'visitor';

/** Checks only two fields, because a member stored by an earlier build may lack newer fields. */
const isMember = (value: unknown): value is CurrentUserView =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

export const COPY_PREFIX = 'copy:';

export const hasCopy = (): boolean =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX))) ?? false;
