import { err, type MemberId, ok, toIsoTime } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { bodyOf, type Handlers, messageOf, replyOf } from '../kernel/handler.ts';
import { currentSession } from '../middleware/sessions.ts';

type Needs = Pick<
  UseCases,
  | 'addPasskey'
  | 'changePassword'
  | 'confirmIdentity'
  | 'confirmEmailChange'
  | 'deleteAccount'
  | 'disconnectProvider'
  | 'endOtherSessions'
  | 'endSession'
  | 'exportAccount'
  | 'listSessions'
  | 'readSecurity'
  | 'removePasskey'
  | 'requestEmailChange'
  | 'startAddingPasskey'
  | 'undoEmailChange'
  | 'withdrawEmailChange'
>;

export const securityHandlers = (use: Needs) =>
  ({
    security: ({ viewer }) => ownSecurity(use, viewer),

    disconnectProvider: async ({ viewer, params, session }) => {
      const disconnected = await use.disconnectProvider(viewer, params.provider, currentSession(session));
      return disconnected.ok ? ownSecurity(use, viewer) : disconnected;
    },

    startAddingPasskey: async ({ viewer, session }) =>
      replyOf(await use.startAddingPasskey(viewer, currentSession(session))),

    addPasskey: async ({ viewer, body, session }) => {
      const added = await use.addPasskey(viewer, currentSession(session), body.credential);
      return added.ok ? ownSecurity(use, viewer) : added;
    },

    removePasskey: async ({ viewer, params, session }) => {
      const { passkeyId, ...current } = currentSession(session);
      const removed = await use.removePasskey(viewer, current, params.id);
      if (!removed.ok) return removed;
      if (passkeyId === params.id) session.end();
      return ownSecurity(use, viewer);
    },

    confirmIdentity: async ({ viewer, body, session }) => {
      const { credential, password = '' } = body;
      const proof = credential ? { credential } : { password };
      return bodyOf(await use.confirmIdentity(viewer, currentSession(session), proof), ({ provenUntil }) => ({
        provenUntil: toIsoTime(provenUntil),
      }));
    },

    changePassword: async ({ viewer, body: { currentPassword, newPassword, ...otherWays }, session }) => {
      const changed = await use.changePassword(viewer, currentPassword, newPassword, otherWays);
      if (!changed.ok) return changed;
      if (!(await session.signIn(changed.value))) return err('authentication-required');
      return ok({ body: { message: 'Your password has been changed. Your other devices are signed out.' } });
    },

    changeEmail: async ({ viewer, body, session }) =>
      messageOf(
        await use.requestEmailChange(viewer, body.email, body.password ?? null, currentSession(session)),
        'Please open the link we sent to the new address.',
      ),

    withdrawEmailChange: async ({ viewer }) => {
      await use.withdrawEmailChange(viewer);
      return ok({ body: { message: 'The change was canceled. Your email address stays the same.' } });
    },

    confirmEmailChange: async ({ body, session }) => {
      const changed = await use.confirmEmailChange(body.token);
      if (!changed.ok) return changed;
      const signedIn = session.memberId === changed.value.id && (await session.signIn(changed.value));
      return ok({ body: { changed: true, signedIn } });
    },

    undoEmailChange: async ({ body }) =>
      messageOf(
        await use.undoEmailChange(body.token, body.newPassword),
        'You have your account back. Please sign in with the new password.',
      ),

    exportAccount: async ({ viewer }) => {
      const text = await use.exportAccount(viewer);
      if (!text.ok) return text;
      return ok({ download: { fileName: `twosides-${new Date().toISOString().slice(0, 10)}.json`, text: text.value } });
    },

    deleteAccount: async ({ viewer, body, session }) => {
      const deleted = await use.deleteAccount(viewer, body.password ?? null, body.conflicts, currentSession(session));
      if (!deleted.ok) return deleted;
      session.end();
      return ok({ body: { message: 'Your account has been deleted.' } });
    },

    sessions: async ({ viewer, session }) => ok({ body: await use.listSessions(viewer, currentSession(session)) }),

    endSession: async ({ viewer, params, session }) => {
      const ended = await use.endSession(viewer, params.id);
      if (!ended.ok) return ended;
      if (params.id === session.current?.id) session.end();
      return ok({ body: { message: 'The device is signed out.' } });
    },

    endOtherSessions: async ({ viewer, session }) => {
      await use.endOtherSessions(viewer, currentSession(session).id);
      return ok({ body: { message: 'All other devices are signed out.' } });
    },
  }) satisfies Partial<Handlers>;

const ownSecurity = async (use: Needs, viewer: MemberId) => replyOf(await use.readSecurity(viewer));
