import { ok } from '@twosides/domain/kernel';
import type {
  answerAppeal,
  appealDecision,
  listAppeals,
  listStatements,
  readTransparency,
} from '@twosides/domain/statements';
import type { Handlers } from '../kernel/api.ts';
import { atDesk } from '../moderation/desk-handlers.ts';

type Needs = {
  readonly answerAppeal: ReturnType<typeof answerAppeal>;
  readonly appealDecision: ReturnType<typeof appealDecision>;
  readonly listAppeals: ReturnType<typeof listAppeals>;
  readonly listStatements: ReturnType<typeof listStatements>;
  readonly readTransparency: ReturnType<typeof readTransparency>;
};

type StatementRoute = 'transparency' | 'statements' | 'appealDecision' | 'moderationAppeals' | 'answerAppeal';

export const statementHandlers = (use: Needs): Pick<Handlers, StatementRoute> => ({
  transparency: async () => ok({ body: await use.readTransparency() }),
  statements: async ({ viewer }) => ok({ body: await use.listStatements(viewer) }),
  appealDecision: async ({ viewer, params, body }) => {
    const appealed = await use.appealDecision(viewer, params.id, body.words);
    return appealed.ok
      ? ok({ body: { message: 'Thank you. A person will look at it again, and you’ll hear from us.' } })
      : appealed;
  },
  moderationAppeals: async (call) => {
    const appeals = await use.listAppeals(atDesk(call));
    return appeals.ok ? ok({ body: appeals.value }) : appeals;
  },
  answerAppeal: async (call) => {
    const answered = await use.answerAppeal(atDesk(call), call.params.id, call.body);
    return answered.ok ? ok({ body: { message: 'Answered.' } }) : answered;
  },
});
