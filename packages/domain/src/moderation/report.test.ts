import { describe, expect, test } from 'vitest';
import type { MemberId } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import type { Report, ReportReason } from '../model/report.ts';
import { AUTHOR, aConflict, aMember, NOON, toMemberId, VOTER } from '../test-support/records.ts';
import { report, settleReports } from './report.ts';
import type { ReportChanges, ReportState, ReportStore } from './report-store.port.ts';

const { id: conflictId } = aConflict();
const ITEM = { kind: 'conflict', id: conflictId } as const;
const REPORTER = toMemberId('reporter');

const reportOf = (reporterId: string, reason: ReportReason = 'abuse'): Report => ({
  item: ITEM,
  reporterId: toMemberId(reporterId),
  reason,
  note: null,
  reportedAt: NOON - 1,
});
const stateOf = (changes: Partial<ReportState> = {}): ReportState => ({
  takenDownBy: null,
  authorId: AUTHOR,
  conflictId,
  openReports: [],
  closedReports: 0,
  reporter: aMember({ id: REPORTER }),
  hasReported: false,
  ...changes,
});

const reportOn = async (state: ReportState | null, by: MemberId = REPORTER) => {
  let saved: ReportChanges | null = null;
  const reports: Pick<ReportStore, 'report'> = {
    report: async (_item, _reporter, decide) => {
      const { changes, result } = decide(state);
      saved = changes;
      return result;
    },
  };
  const result = await report({ reports, clock: () => NOON })(by, ITEM, 'hate', 'Please look.');
  return { result, saved: saved as ReportChanges | null };
};

const settleOn = async (state: ReportState, verdict: 'keep' | 'remove') => {
  const alerts: unknown[] = [];
  const reports: Pick<ReportStore, 'settle'> = {
    settle: async (_item, _verdict, _at, alertsOf) => {
      alerts.push(...alertsOf(state));
      return state.openReports.length;
    },
  };
  await settleReports({ reports, clock: () => NOON })(ITEM, verdict);
  return alerts;
};

describe('a report', () => {
  test('is kept with its reason and note, and hides nothing by itself', async () => {
    expect(await reportOn(stateOf())).toEqual({
      result: { ok: true, value: null },
      saved: {
        report: {
          item: ITEM,
          reporterId: REPORTER,
          reason: 'hate',
          note: 'Please look.',
          reportedAt: NOON - 12 * HOUR,
        },
        hides: false,
        alerts: [],
      },
    });
  });

  test('that is the third hides the item, and tells its author why most have reported it', async () => {
    const { saved } = await reportOn(stateOf({ openReports: [reportOf('a', 'spam'), reportOf('b', 'hate')] }));
    expect(saved).toMatchObject({
      hides: true,
      alerts: [{ memberId: AUTHOR, subject: { type: 'item-hidden', by: 'reports', reason: 'hate' } }],
    });
  });

  test('hides what the operator has kept only where more are given than were looked at', async () => {
    const openReports = ['a', 'b', 'c', 'd'].map((name) => reportOf(name));
    const hidesAfter = async (open: number) =>
      (await reportOn(stateOf({ openReports: openReports.slice(0, open), closedReports: 2 }))).saved?.hides;
    expect([await hidesAfter(2), await hidesAfter(3), await hidesAfter(4)]).toEqual([false, false, true]);
  });

  test('tells nobody where the author is gone', async () => {
    const openReports = [reportOf('a'), reportOf('b')];
    expect((await reportOn(stateOf({ authorId: null, openReports }))).saved).toMatchObject({ hides: true, alerts: [] });
  });

  test.each([
    ['is thanked for the second time, and changes nothing', stateOf({ hasReported: true }), REPORTER, null],
    [
      'is thanked for again after the item was hidden',
      stateOf({ hasReported: true, takenDownBy: 'reports' }),
      REPORTER,
      null,
    ],
    ['is refused on one’s own item', stateOf(), AUTHOR, 'own-item'],
    [
      'finds nothing where the item is off the site',
      stateOf({ takenDownBy: 'author' }),
      REPORTER,
      'conflict-not-found',
    ],
    [
      'tells not even the author of an item that it is off the site',
      stateOf({ takenDownBy: 'operator' }),
      AUTHOR,
      'conflict-not-found',
    ],
    ['finds nothing where there was never an item', null, REPORTER, 'conflict-not-found'],
  ])('%s', async (_, state, by, error) => {
    const result = error === null ? { ok: true, value: null } : { ok: false, error };
    expect(await reportOn(state, by)).toEqual({ result, saved: null });
  });
});

describe('the operator’s word', () => {
  const openReports = [reportOf('a', 'spam'), reportOf(VOTER, 'hate')];
  const settled = (verdict: 'kept' | 'removed') =>
    openReports.map(({ reporterId }) => ({
      memberId: reporterId,
      subject: { type: 'report-settled', item: ITEM, conflictId, verdict },
      count: 1,
      at: NOON,
    }));
  const toAuthor = (subject: object) => ({
    memberId: AUTHOR,
    subject: { item: ITEM, conflictId, ...subject },
    count: 1,
    at: NOON,
  });

  test('to keep what is there tells the reporters alone', async () => {
    expect(await settleOn(stateOf({ openReports }), 'keep')).toEqual(settled('kept'));
  });

  test('to keep what reports have hidden tells the author that it is back', async () => {
    expect(await settleOn(stateOf({ openReports, takenDownBy: 'reports' }), 'keep')).toEqual([
      ...settled('kept'),
      toAuthor({ type: 'item-restored' }),
    ]);
  });

  test('to remove what is there tells the author, with the reason that came first of those given most', async () => {
    expect(await settleOn(stateOf({ openReports }), 'remove')).toEqual([
      ...settled('removed'),
      toAuthor({ type: 'item-hidden', by: 'operator', reason: 'spam' }),
    ]);
  });

  test('to remove what is hidden already is no news to the author', async () => {
    expect(await settleOn(stateOf({ openReports, takenDownBy: 'reports' }), 'remove')).toEqual(settled('removed'));
  });

  test('without any report gives the author no reporter’s reason', async () => {
    expect(await settleOn(stateOf(), 'remove')).toEqual([
      toAuthor({ type: 'item-hidden', by: 'operator', reason: 'other' }),
    ]);
  });
});
