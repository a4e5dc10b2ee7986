import type { Fingerprint, MemberId, Secrets, Voice } from '@twosides/domain';
import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import type { Models } from './models/models.ts';

/** Members whose voice is remembered. */
const REMEMBERED = 50_000;

/** Of those of these members who have a voice; it never changes, so that it is read once. */
export const createVoteFingerprints = ({ users }: Pick<Models, 'users'>, secrets: Secrets) => {
  const voices = new LRUCache<MemberId, Voice>({ max: REMEMBERED });
  return async (members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Fingerprint>> => {
    const unknown = members.filter((member) => !voices.has(member));
    const found = unknown.length === 0 ? [] : await users.find({ _id: trusted({ $in: unknown }) }, { voice: 1 }).lean();
    for (const { _id, voice } of found) if (voice) voices.set(_id, voice);
    return new Map(
      members.flatMap((member) => {
        const voice = voices.get(member);
        return voice === undefined ? [] : [[member, secrets.fingerprintOf('votes', voice)] as const];
      }),
    );
  };
};
