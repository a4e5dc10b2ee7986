import { raiseAlerts } from '../alerts/alerts.rule.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import { type Clock, type ConflictId, HOUR, type Timestamp } from '../kernel/index.ts';
import { type Conflict, type Decided, type NewJob, unchanged } from '../model/index.ts';
import type { UpdateStore } from './update-store.port.ts';
import { askedSpans, dueAsk } from './updates.rule.ts';

const PAGE = 200;

export const planAsks =
  ({ jobs, clock }: { jobs: Pick<JobQueue, 'enqueue'>; clock: Clock }) =>
  async (): Promise<void> => {
    const now = clock();
    await jobs.enqueue([askJob(Math.floor(now / HOUR), now)]);
  };

const askJob = (hour: number, runAt: Timestamp): NewJob => ({
  key: `ask-how-it-went:${hour}`,
  payload: { kind: 'ask-how-it-went' },
  runAt,
});

type Needs = {
  conflicts: Pick<ConflictStore, 'changeConflict'>;
  updates: Pick<UpdateStore, 'listToAsk'>;
  clock: Clock;
};

export const askHowItWent =
  ({ conflicts, updates, clock }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    for (const span of askedSpans(now))
      for (let after: ConflictId | null = null; ; ) {
        const due: readonly ConflictId[] = await updates.listToAsk(span, after, PAGE);
        for (const id of due) await conflicts.changeConflict(id, (conflict) => decideAsk(conflict, now));
        after = due.at(-1) ?? null;
        if (due.length < PAGE || after === null) break;
      }
  };

const decideAsk = (conflict: Conflict | null, now: Timestamp): Decided<null> => {
  const days = conflict && dueAsk(conflict, now);
  if (!days || conflict?.submittedBy == null) return unchanged(null);
  const { id: conflictId, submittedBy: memberId } = conflict;
  return {
    writes: [
      { kind: 'note-asked', conflictId, askedDays: days },
      ...raiseAlerts([{ memberId, subject: { type: 'how-did-it-go', conflictId, days }, count: 1, at: now }]),
    ],
    result: null,
  };
};
