import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { HOUR, startOfDay, WEEK } from '../kernel/time.ts';
import type { NewJob } from '../model/job.ts';
import { countedHistory } from '../voting/excluded.rule.ts';
import type { BusyPlace, UnusualVotingStore } from './unusual-voting.port.ts';
import { BUSY_FROM, isUnusual } from './unusual-voting.rule.ts';

const AT_NIGHT = 3 * HOUR;
const PAGE = 200;
/** Milliseconds after a review in which a conflict is not flagged again. */
const REST = WEEK;

export const planLookAtVoting = ({ jobs, clock }: { jobs: Pick<JobQueue, 'enqueue'>; clock: Clock }) => {
  let planned: Timestamp | null = null;
  return async (): Promise<void> => {
    const now = clock();
    const day = startOfDay(now - AT_NIGHT);
    if (day === planned) return;
    await jobs.enqueue([lookJob(day, now)]);
    planned = day;
  };
};

const lookJob = (day: Timestamp, runAt: Timestamp): NewJob => ({
  key: `look-at-voting:${new Date(day).toISOString().slice(0, 10)}`,
  payload: { kind: 'look-at-voting' },
  runAt,
});

type Needs = { unusualVoting: Pick<UnusualVotingStore, 'listBusy' | 'note'>; clock: Clock };

export const lookAtVoting =
  ({ unusualVoting, clock }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    for (let after: BusyPlace | null = null; ; ) {
      const busy = await unusualVoting.listBusy(BUSY_FROM, after, PAGE);
      for (const { place, history } of busy)
        if (isUnusual(countedHistory(history))) await unusualVoting.note(place[2], startOfDay(now), now - REST);
      after = busy.at(-1)?.place ?? null;
      if (busy.length < PAGE || after === null) return;
    }
  };
