import { type MemberId, ok } from '@twosides/domain/kernel';
import type { Silence } from '@twosides/domain/profile';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

type SilenceRoute = 'silenced' | 'muteMember' | 'unmuteMember' | 'blockMember' | 'unblockMember';

export const silenceHandlers = (use: UseCases): Pick<Handlers, SilenceRoute> => {
  const silence = (change: Partial<Silence>) => async (call: { viewer: MemberId; params: { identifier: string } }) => {
    const silenced = await use.silenceMember(call.viewer, call.params.identifier, change);
    return silenced.ok ? ok({ body: silenced.value }) : silenced;
  };

  return {
    silenced: async ({ viewer }) => ok({ body: await use.listSilenced(viewer) }),
    muteMember: silence({ isMuted: true }),
    unmuteMember: silence({ isMuted: false }),
    blockMember: silence({ isBlocked: true }),
    unblockMember: silence({ isBlocked: false }),
  };
};
