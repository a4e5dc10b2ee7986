import type { MemberId, Voice } from '@twosides/domain/kernel';
import { LRUCache } from 'lru-cache';
import type { UserRecord } from '../models/account-schemas.ts';

/** Members whose voice is remembered. */
const REMEMBERED = 50_000;

export type KnownVoices = {
  /** Of those of these members whose voice is remembered. */
  known(members: readonly MemberId[]): ReadonlyMap<MemberId, Voice>;
  /** Remembers a member's voice, which never changes. @returns null for a member without one */
  learn(member: Pick<UserRecord, '_id' | 'voice'>): Voice | null;
};

export const createKnownVoices = (): KnownVoices => {
  const voices = new LRUCache<MemberId, Voice>({ max: REMEMBERED });
  return {
    known: (members) =>
      new Map(
        members.flatMap((member) => {
          const voice = voices.get(member);
          return voice === undefined ? [] : [[member, voice] as const];
        }),
      ),
    learn: ({ _id, voice }) => {
      if (!voice) return null;
      voices.set(_id, voice);
      return voice;
    },
  };
};
