import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import type { EstablishedRule } from '../mailbox-keys/established.rule.ts';
import { isReportedAsDanger, saysDanger, weightOf } from './collapsing.rule.ts';
import type { CaseWeight, OpenCase, ReportStore } from './report-store.port.ts';

type Needs = { reports: Pick<ReportStore, 'listOpen'>; clock: Clock; established: EstablishedRule };

const WEIGHED = 500;

/** @param moderator the moderator whose own items are omitted; null for the operator, who sees every item */
export const listReports =
  ({ reports, clock, established }: Needs) =>
  async (limit: number, moderator: MemberId | null = null): Promise<readonly CaseWeight[]> => {
    const now = clock();
    const weigh = (open: OpenCase): CaseWeight => ({
      ...open,
      weight: open.reports.reduce((sum, { record }) => sum + weightOf(record, now, established), 0),
      isDanger: isReportedAsDanger(open.reports, now, established),
    });
    const weighed = (await reports.listOpen(WEIGHED, moderator)).filter(({ isOwn }) => !isOwn).map(weigh);
    return weighed
      .sort(
        (a, b) =>
          Number(b.isDanger) - Number(a.isDanger) ||
          b.weight - a.weight ||
          Number(saysDanger(b)) - Number(saysDanger(a)),
      )
      .slice(0, limit);
  };
