import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

const THANKS = { body: { message: 'Thank you. We will look at it.' } };

export const reportHandlers = (use: UseCases): Pick<Handlers, 'reportConflict' | 'reportComment'> => ({
  reportConflict: async ({ viewer, params, body }) => {
    const reported = await use.report<'conflict'>(
      viewer,
      { kind: 'conflict', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(THANKS) : reported;
  },

  reportComment: async ({ viewer, params, body }) => {
    const reported = await use.report<'comment'>(
      viewer,
      { kind: 'comment', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(THANKS) : reported;
  },
});
