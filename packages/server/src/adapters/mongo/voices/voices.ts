import type { Fingerprint, MemberId, Secrets, Voice } from '@twosides/domain/kernel';
import { LRUCache } from 'lru-cache';
import type { UserRecord } from '../models/account-schemas.ts';

/** Members whose voice is remembered. */
const REMEMBERED = 50_000;

export type VoteFingerprints = {
  /** Of those of these members whose voice is remembered. */
  known(members: readonly MemberId[]): ReadonlyMap<MemberId, Fingerprint>;
  /** Remembers a member's voice, which never changes. @returns null for a member without one */
  learn(member: Pick<UserRecord, '_id' | 'voice'>): Fingerprint | null;
};

export const createVoteFingerprints = (secrets: Secrets): VoteFingerprints => {
  const voices = new LRUCache<MemberId, Voice>({ max: REMEMBERED });
  const fingerprintOf = (voice: Voice) => secrets.fingerprintOf('votes', voice);
  return {
    known: (members) =>
      new Map(
        members.flatMap((member) => {
          const voice = voices.get(member);
          return voice === undefined ? [] : [[member, fingerprintOf(voice)] as const];
        }),
      ),
    learn: ({ _id, voice }) => {
      if (!voice) return null;
      voices.set(_id, voice);
      return fingerprintOf(voice);
    },
  };
};
