import { err, type MemberId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { currentSession } from '../kernel/current-session.ts';

type SecurityRoute =
  | 'security'
  | 'disconnectProvider'
  | 'changePassword'
  | 'changeEmail'
  | 'withdrawEmailChange'
  | 'confirmEmailChange'
  | 'undoEmailChange'
  | 'exportAccount'
  | 'deleteAccount'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions';

export const securityHandlers = (use: UseCases): Pick<Handlers, SecurityRoute> => ({
  security: ({ viewer }) => readSecurity(use, viewer),

  disconnectProvider: async ({ viewer, params }) => {
    const disconnected = await use.disconnectProvider(viewer, params.provider);
    return disconnected.ok ? readSecurity(use, viewer) : disconnected;
  },

  changePassword: async ({ viewer, body, session }) => {
    const changed = await use.changePassword(viewer, body.currentPassword, body.newPassword);
    if (!changed.ok) return changed;
    if (!(await session.signIn(changed.value))) return err('authentication-required');
    return ok({ body: { message: 'Your password is changed. Other devices are signed out.' } });
  },

  changeEmail: async ({ viewer, body }) => {
    const asked = await use.requestEmailChange(viewer, body.email, body.password);
    return asked.ok ? ok({ body: { message: 'Please open the link we sent to the new address.' } }) : asked;
  },

  withdrawEmailChange: async ({ viewer }) => {
    await use.withdrawEmailChange(viewer);
    return ok({ body: { message: 'Your email address stays as it is.' } });
  },

  confirmEmailChange: async ({ body, session }) => {
    const changed = await use.confirmEmailChange(body.token);
    if (!changed.ok) return changed;
    const signedIn = session.memberId === changed.value.id && (await session.signIn(changed.value));
    return ok({ body: { changed: true, signedIn } });
  },

  undoEmailChange: async ({ body }) => {
    const undone = await use.undoEmailChange(body.token, body.newPassword);
    return undone.ok
      ? ok({ body: { message: 'Your account is yours again. Please sign in with the new password.' } })
      : undone;
  },

  exportAccount: async ({ viewer }) => {
    const text = await use.exportAccount(viewer);
    if (!text.ok) return text;
    return ok({ download: { fileName: `twosides-${new Date().toISOString().slice(0, 10)}.json`, text: text.value } });
  },

  deleteAccount: async ({ viewer, body, session }) => {
    const deleted = await use.deleteAccount(viewer, body.password ?? null, body.conflicts, currentSession(session));
    if (!deleted.ok) return deleted;
    session.end();
    return ok({ body: { message: 'Your account is deleted.' } });
  },

  sessions: async ({ viewer, session }) => ok({ body: await use.listSessions(viewer, currentSession(session)) }),

  endSession: async ({ viewer, params, session }) => {
    const ended = await use.endSession(viewer, params.id);
    if (!ended.ok) return ended;
    if (params.id === session.current?.id) session.end();
    return ok({ body: { message: 'The device is signed out.' } });
  },

  endOtherSessions: async ({ viewer, session }) => {
    await use.endOtherSessions(viewer, currentSession(session));
    return ok({ body: { message: 'All other devices are signed out.' } });
  },
});

const readSecurity = async (use: UseCases, viewer: MemberId) => {
  const security = await use.readSecurity(viewer);
  return security.ok ? ok({ body: security.value }) : security;
};
