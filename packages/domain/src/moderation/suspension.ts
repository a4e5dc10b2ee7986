import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { isSuspended } from '../mailbox-keys/suspended.rule.ts';
import type { ModerationStore } from './moderation-store.port.ts';

type Needs = { moderation: Pick<ModerationStore, 'suspendedUntil'>; clock: Clock };

export const readSuspension =
  ({ moderation, clock }: Needs) =>
  async (member: MemberId): Promise<Timestamp | null> => {
    const suspendedUntil = await moderation.suspendedUntil(member);
    return isSuspended({ suspendedUntil }, clock()) ? suspendedUntil : null;
  };
