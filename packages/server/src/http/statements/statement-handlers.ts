import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Handlers, messageOf, replyOf } from '../kernel/handler.ts';
import { atDesk } from '../moderation/moderation-handlers.ts';

export const statementHandlers = (use: UseCases) =>
  ({
    transparency: async () => ok({ body: await use.readTransparency() }),
    statements: async ({ viewer }) => ok({ body: await use.listStatements(viewer) }),
    appealDecision: async ({ viewer, params, body }) =>
      messageOf(
        await use.appealDecision(viewer, params.id, body.words),
        'Thank you. A person will look at it again, and you’ll hear from us.',
      ),
    moderationAppeals: async (call) => replyOf(await use.listAppeals(atDesk(call))),
    answerAppeal: async (call) =>
      messageOf(await use.answerAppeal(atDesk(call), call.params.id, call.body), 'Answered.'),
  }) satisfies Partial<Handlers>;
