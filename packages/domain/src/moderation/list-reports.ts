import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { type EstablishedRule, isEstablished } from '../voices/established.rule.ts';
import type { VoiceStore } from '../voices/voice-store.port.ts';
import type { OpenCase, ReportStore } from './report-store.port.ts';

/** An item that waits for the operator, and how many of its reports are by established members. */
export type WeighedCase = OpenCase & { readonly established: number };

type Needs = {
  reports: Pick<ReportStore, 'listOpen'>;
  voices: Pick<VoiceStore, 'readTrackRecord'>;
  clock: Clock;
  established: EstablishedRule;
};

/** What has been reported, those with most reports first: for the operator alone. */
export const listReports =
  ({ reports, voices, clock, established }: Needs) =>
  async (limit: number): Promise<readonly WeighedCase[]> => {
    const now = clock();
    const weighs = async (reporter: MemberId) => {
      const record = await voices.readTrackRecord(reporter);
      return record !== null && isEstablished(record, now, established);
    };
    const weigh = async (open: OpenCase): Promise<WeighedCase> => {
      const weights = await Promise.all(open.reports.map(({ reporterId }) => weighs(reporterId)));
      return { ...open, established: weights.filter(Boolean).length };
    };
    return Promise.all((await reports.listOpen(limit)).map(weigh));
  };
