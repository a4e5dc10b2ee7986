import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { MemberSession } from '../model/session.ts';
import type { SessionView } from './security.view.ts';
import type { SessionStore } from './session-store.port.ts';

export const listSessions =
  ({ sessions, clock }: { sessions: SessionStore; clock: Clock }) =>
  async (member: MemberId, current: MemberSession): Promise<readonly SessionView[]> => {
    const found = await sessions.listOf(member, clock());
    return found.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: toIsoTime(createdAt),
      lastSeenAt: toIsoTime(lastSeenAt),
      isCurrent: id === current.id,
    }));
  };

export const endSession =
  ({ sessions }: { sessions: SessionStore }) =>
  async (member: MemberId, id: MemberSession['id']): Promise<Result<null, 'session-not-found'>> =>
    (await sessions.end(member, id)) ? ok(null) : err('session-not-found');

export const endOtherSessions =
  ({ sessions }: { sessions: SessionStore }) =>
  (member: MemberId, current: MemberSession): Promise<void> =>
    sessions.endOthers(member, current.id);
