import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

export const sharingHandlers = (use: UseCases): Pick<Handlers, 'shareConflict'> => ({
  shareConflict: async ({ viewer, address, params, body }) => {
    const shared = await use.shareConflict({ memberId: viewer, address }, params.id, body.channel);
    return shared.ok ? ok({ body: { message: 'Thank you for passing it on.' } }) : shared;
  },
});
