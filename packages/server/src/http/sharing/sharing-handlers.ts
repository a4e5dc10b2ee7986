import type { UseCases } from '../../use-cases.ts';
import { type Handlers, messageOf } from '../kernel/handler.ts';

export const sharingHandlers = (use: UseCases) =>
  ({
    shareConflict: async ({ viewer, address, params, body }) =>
      messageOf(
        await use.shareConflict({ memberId: viewer, address }, params.id, body.channel),
        'Thank you for sharing.',
      ),
  }) satisfies Partial<Handlers>;
