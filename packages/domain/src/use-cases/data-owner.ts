import type { MemberId } from '../model/ids.ts';
import type { DataOwner } from '../ports/personal-data-store.ts';
import type { Secrets } from '../ports/secrets.ts';

/** By what a member's records are found, those included that do not name the member. */
export const ownerOf = (secrets: Secrets, memberId: MemberId): DataOwner => ({
  memberId,
  voter: secrets.voterOf(memberId),
  author: secrets.stampOf('author', memberId),
  actor: secrets.stampOf('operation', memberId),
});
