import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ModerationStore } from './moderation-store.port.ts';

type Needs = { moderation: Pick<ModerationStore, 'suspendedUntil'>; clock: Clock };

/** Until when a member can neither post, vote, comment, report, mark nor follow; null for everybody else. */
export const readSuspension =
  ({ moderation, clock }: Needs) =>
  async (member: MemberId): Promise<Timestamp | null> => {
    const until = await moderation.suspendedUntil(member);
    return until !== null && until > clock() ? until : null;
  };
