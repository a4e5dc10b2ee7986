import { type MemberId, ok } from '@twosides/domain/kernel';
import type { listRelated, Relation, relationMember } from '@twosides/domain/profile';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly listRelated: ReturnType<typeof listRelated>;
  readonly relationMember: ReturnType<typeof relationMember>;
};

type RelationRoute = 'related' | 'muteMember' | 'unmuteMember' | 'blockMember' | 'unblockMember';

export const relationHandlers = (use: Needs): Pick<Handlers, RelationRoute> => {
  const relation =
    (change: Partial<Relation>) => async (call: { viewer: MemberId; params: { identifier: string } }) => {
      const related = await use.relationMember(call.viewer, call.params.identifier, change);
      return related.ok ? ok({ body: related.value }) : related;
    };

  return {
    related: async ({ viewer }) => ok({ body: await use.listRelated(viewer) }),
    muteMember: relation({ isMuted: true }),
    unmuteMember: relation({ isMuted: false }),
    blockMember: relation({ isBlocked: true }),
    unblockMember: relation({ isBlocked: false }),
  };
};
