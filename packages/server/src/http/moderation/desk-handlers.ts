import { ok } from '@twosides/domain/kernel';
import type { AtDesk, claimCase, decideCase, listCases } from '@twosides/domain/moderation';
import type { countWaiting } from '@twosides/domain/statements';
import type { Call, Handlers } from '../kernel/api.ts';

type Needs = {
  readonly claimCase: ReturnType<typeof claimCase>;
  readonly decideCase: ReturnType<typeof decideCase>;
  readonly listCases: ReturnType<typeof listCases>;
  readonly countWaiting: ReturnType<typeof countWaiting>;
};

type DeskRoute = 'waitingCases' | 'moderationCases' | 'claimCase' | 'decideCase';

export const deskHandlers = (use: Needs): Pick<Handlers, DeskRoute> => ({
  waitingCases: async ({ viewer }) => {
    const counted = await use.countWaiting(viewer);
    return counted.ok ? ok({ body: { count: counted.value } }) : counted;
  },
  moderationCases: async (call) => {
    const cases = await use.listCases(atDesk(call));
    return cases.ok ? ok({ body: cases.value }) : cases;
  },
  claimCase: async (call) => {
    const claimed = await use.claimCase(atDesk(call), call.params.id);
    return claimed.ok ? ok({ body: { message: 'This case is yours for 15 minutes.' } }) : claimed;
  },
  decideCase: async (call) => {
    const decided = await use.decideCase(atDesk(call), call.params.id, call.body);
    return decided.ok ? ok({ body: { message: 'Decided.' } }) : decided;
  },
});

export const atDesk = ({ viewer, session }: Pick<Call<'moderationCases'>, 'viewer' | 'session'>): AtDesk => ({
  viewer,
  session: session.current ?? { provenAt: 0 },
});
