import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId, Sharer, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { ShareChannel } from '../model/share.ts';
import type { ShareStore } from './share-store.port.ts';

/** Who shares: a member, else the one who is at this network address. */
export type SharedBy = { readonly memberId: MemberId | null; readonly address: string };

/** Counts that a conflict was passed on: once a day, channel and person. Doing it again changes nothing. */
export const shareConflict =
  ({ shares, secrets, clock }: { shares: ShareStore; secrets: Secrets; clock: Clock }) =>
  async (by: SharedBy, conflictId: ConflictId, channel: ShareChannel): Promise<Result<null, 'conflict-not-found'>> => {
    const sharedAt = clock();
    const isThere = await shares.count({ conflictId, channel, sharer: sharerOf(secrets, by, sharedAt), sharedAt });
    return isThere ? ok(null) : err('conflict-not-found');
  };

/** The day is in it, so that rows of two days never tell that they are one person's. */
const sharerOf = (secrets: Secrets, { memberId, address }: SharedBy, at: Timestamp): Sharer => {
  const day = new Date(at).toISOString().slice(0, 10);
  const who = memberId === null ? `address ${address}` : `member ${memberId}`;
  return secrets.stampOf('share', `${day} ${who}`) as Sharer;
};
