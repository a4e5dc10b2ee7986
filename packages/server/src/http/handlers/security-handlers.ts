import { type MemberSession, ok } from '@twosides/domain';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../api.ts';
import type { Session } from '../middleware/sessions.ts';
import { RequestError } from '../request-error.ts';

type SecurityRoute = 'sessions' | 'endSession' | 'endOtherSessions';

export const securityHandlers = (use: UseCases): Pick<Handlers, SecurityRoute> => ({
  sessions: async ({ viewer, session }) => ok({ body: await use.listSessions(viewer, currentOf(session)) }),

  endSession: async ({ viewer, params, session }) => {
    const ended = await use.endSession(viewer, params.id);
    if (!ended.ok) return ended;
    if (params.id === session.current?.id) session.end();
    return ok({ body: { message: 'The device is signed out.' } });
  },

  endOtherSessions: async ({ viewer, session }) => {
    await use.endOtherSessions(viewer, currentOf(session));
    return ok({ body: { message: 'All other devices are signed out.' } });
  },
});

/** Every signed-in session says of itself what its member may know. */
const currentOf = ({ current }: Session): MemberSession => {
  if (current === null) throw new RequestError('authentication-required');
  return current;
};
