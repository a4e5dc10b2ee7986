import type { Clock, ConflictId, MemberId, Result, Secrets, Sharer, Timestamp } from '../kernel/index.ts';
import { err, ok } from '../kernel/index.ts';
import type { ShareChannel } from '../model/index.ts';
import type { ShareStore } from './share-store.port.ts';

export type SharedBy = { readonly memberId: MemberId | null; readonly address: string };

export const shareConflict =
  ({ shares, secrets, clock }: { shares: ShareStore; secrets: Secrets; clock: Clock }) =>
  async (by: SharedBy, conflictId: ConflictId, channel: ShareChannel): Promise<Result<null, 'conflict-not-found'>> => {
    const sharedAt = clock();
    const isThere = await shares.count({ conflictId, channel, sharer: sharerOf(secrets, by, sharedAt), sharedAt });
    return isThere ? ok(null) : err('conflict-not-found');
  };

/** Includes the day, so that the shares of a person on different days cannot be linked. */
const sharerOf = (secrets: Secrets, { memberId, address }: SharedBy, at: Timestamp): Sharer => {
  const day = new Date(at).toISOString().slice(0, 10);
  const who = memberId === null ? `address ${address}` : `member ${memberId}`;
  return secrets.stampOf('share', `${day} ${who}`) as Sharer;
};
