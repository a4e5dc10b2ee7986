import type { MemberId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { DataOwner } from './personal-data-store.port.ts';

/** By what a member's records are found, those included that do not name the member. */
export const ownerOf = (secrets: Secrets, memberId: MemberId): DataOwner => ({
  memberId,
  voter: secrets.voterOf(memberId),
  author: secrets.stampOf('author', memberId),
  actor: secrets.stampOf('operation', memberId),
});
