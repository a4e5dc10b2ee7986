import { ok } from '@twosides/domain/kernel';
import type { shareConflict } from '@twosides/domain/sharing';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly shareConflict: ReturnType<typeof shareConflict>;
};

export const sharingHandlers = (use: Needs): Pick<Handlers, 'shareConflict'> => ({
  shareConflict: async ({ viewer, address, params, body }) => {
    const shared = await use.shareConflict({ memberId: viewer, address }, params.id, body.channel);
    return shared.ok ? ok({ body: { message: 'Thank you for passing it on.' } }) : shared;
  },
});
