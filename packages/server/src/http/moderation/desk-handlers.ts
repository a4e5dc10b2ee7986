import type { AtDesk } from '@twosides/domain/moderation';
import type { UseCases } from '../../use-cases.ts';
import type { Call, Handlers } from '../kernel/api.ts';
import { messageOf, replyOf } from '../kernel/replies.ts';

type Needs = Pick<UseCases, 'claimCase' | 'countWaiting' | 'decideCase' | 'listCases' | 'releaseCase'>;

export const deskHandlers = (use: Needs) =>
  ({
    waitingCases: async ({ viewer }) => replyOf(await use.countWaiting(viewer)),
    moderationCases: async (call) => replyOf(await use.listCases(atDesk(call))),
    claimCase: async (call) =>
      messageOf(await use.claimCase(atDesk(call), call.params.id), 'This case is yours for 15 minutes.'),
    releaseCase: async (call) =>
      messageOf(await use.releaseCase(atDesk(call), call.params.id), 'This case is no longer yours.'),
    decideCase: async (call) => messageOf(await use.decideCase(atDesk(call), call.params.id, call.body), 'Decided.'),
  }) satisfies Partial<Handlers>;

export const atDesk = ({ viewer, session }: Pick<Call<'moderationCases'>, 'viewer' | 'session'>): AtDesk => ({
  viewer,
  session: session.current ?? { provenAt: 0 },
});
