import { describe, expect, test } from 'vitest';
import type { MemberId } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import { commentItem } from '../model/points.ts';
import type { Report, ReportReason } from '../model/report.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, aComment, aConflict, aMember, NOON, toMemberId, VOTER, VOTER_PRINT } from '../test-support/records.ts';
import { writesOf } from '../test-support/writes.ts';
import { report, settleReports } from './report.ts';
import type { ReportState, ReportStore, SettleState } from './report-store.port.ts';

const { id: conflictId } = aConflict();
const ITEM = { kind: 'conflict', id: conflictId } as const;
const COMMENT = commentItem(aComment().id);
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
  fingerprint: VOTER_PRINT,
  ...changes,
});

const reportOn = async (state: ReportState | null, by: MemberId = REPORTER, item: Report['item'] = ITEM) => {
  let writes: readonly Write[] = [];
  const reports: Pick<ReportStore, 'report'> = {
    report: async (_item, _reporter, decide) => {
      const decided = decide(state);
      writes = decided.writes;
      return decided.result;
    },
  };
  const result = await report({ reports, clock: () => NOON })(by, item, 'hate', 'Please look.');
  return { result, writes };
};

const settleOn = async (state: SettleState, verdict: 'keep' | 'remove', item: Report['item'] = ITEM) => {
  let writes: readonly Write[] = [];
  const reports: Pick<ReportStore, 'settle'> = {
    settle: async (_item, decide) => {
      const decided = decide(state);
      writes = decided.writes;
      return decided.result;
    },
  };
  const closed = await settleReports({ reports, clock: () => NOON })(item, verdict);
  return { closed, writes };
};
/** Of an item that is there. */
const settling = (changes: Partial<ReportState> = {}): SettleState => {
  const item = stateOf(changes);
  return { item, openReports: item.openReports };
};

const alertsOf = (decided: { readonly writes: readonly Write[] }) =>
  writesOf(decided, 'raise-alert').map((write) => write.alert);
const hides = (decided: { readonly writes: readonly Write[] }) => writesOf(decided, 'take-down').length > 0;
const takenDown = (by: 'reports' | 'operator' | null, item: Report['item'] = ITEM) => [
  { kind: 'take-down', item, conflictId, by },
  { kind: 'count-points', item, isPublic: by === null },
];
const moved = (by: 1 | -1) => ({ kind: 'move-comment-count', conflictId, by });

describe('a report', () => {
  test('is kept with its reason and note, and hides nothing by itself', async () => {
    expect(await reportOn(stateOf())).toEqual({
      result: { ok: true, value: null },
      writes: [
        {
          kind: 'add-report',
          report: {
            item: ITEM,
            reporterId: REPORTER,
            reason: 'hate',
            note: 'Please look.',
            reportedAt: NOON - 12 * HOUR,
          },
          fingerprint: VOTER_PRINT,
          conflictId,
        },
      ],
    });
  });

  test('that is the third hides the item, and tells its author why most have reported it', async () => {
    const { writes } = await reportOn(stateOf({ openReports: [reportOf('a', 'spam'), reportOf('b', 'hate')] }));
    const subject = { type: 'item-hidden', item: ITEM, conflictId, by: 'reports', reason: 'hate' };
    expect(writes).toEqual([
      expect.objectContaining({ kind: 'add-report' }),
      ...takenDown('reports'),
      { kind: 'raise-alert', alert: { memberId: AUTHOR, subject, count: 1, at: NOON } },
    ]);
  });

  test('that hides a comment takes it out of its conflict’s count', async () => {
    const openReports = [reportOf('a'), reportOf('b')];
    const { writes } = await reportOn(stateOf({ authorId: null, openReports }), REPORTER, COMMENT);
    expect(writes).toEqual([
      expect.objectContaining({ kind: 'add-report' }),
      ...takenDown('reports', COMMENT),
      moved(-1),
    ]);
  });

  test('hides what the operator has kept only where more are given than were looked at', async () => {
    const openReports = ['a', 'b', 'c', 'd'].map((name) => reportOf(name));
    const hidesAfter = async (open: number) =>
      hides(await reportOn(stateOf({ openReports: openReports.slice(0, open), closedReports: 2 })));
    expect([await hidesAfter(2), await hidesAfter(3), await hidesAfter(4)]).toEqual([false, false, true]);
  });

  test('tells nobody where the author is gone', async () => {
    const openReports = [reportOf('a'), reportOf('b')];
    const decided = await reportOn(stateOf({ authorId: null, openReports }));
    expect([hides(decided), alertsOf(decided)]).toEqual([true, []]);
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
    expect(await reportOn(state, by)).toEqual({ result, writes: [] });
  });
});

describe('the operator’s word', () => {
  const openReports = [reportOf('a', 'spam'), reportOf(VOTER, 'hate')];
  const raised = (memberId: MemberId, subject: object) => ({
    kind: 'raise-alert',
    alert: { memberId, subject, count: 1, at: NOON },
  });
  const told = (verdict: 'kept' | 'removed', item: Report['item'] = ITEM) =>
    openReports.map(({ reporterId }) => raised(reporterId, { type: 'report-settled', item, conflictId, verdict }));
  const toAuthor = (subject: object, item: Report['item'] = ITEM) => raised(AUTHOR, { item, conflictId, ...subject });
  const closed = (item: Report['item'] = ITEM) => ({ kind: 'settle-reports', item, conflictId, at: NOON });

  test('to keep what is there tells the reporters alone', async () => {
    expect(await settleOn(settling({ openReports }), 'keep')).toEqual({
      closed: 2,
      writes: [...told('kept'), closed()],
    });
  });

  test('to keep what reports have hidden tells the author that it is back', async () => {
    expect((await settleOn(settling({ openReports, takenDownBy: 'reports' }), 'keep')).writes).toEqual([
      ...told('kept'),
      toAuthor({ type: 'item-restored' }),
      ...takenDown(null),
      closed(),
    ]);
  });

  test('to remove what is there tells the author, with the reason that came first of those given most', async () => {
    expect((await settleOn(settling({ openReports }), 'remove')).writes).toEqual([
      ...told('removed'),
      toAuthor({ type: 'item-hidden', by: 'operator', reason: 'spam' }),
      ...takenDown('operator'),
      closed(),
    ]);
  });

  test('to remove what is hidden already is no news to the author', async () => {
    expect((await settleOn(settling({ openReports, takenDownBy: 'reports' }), 'remove')).writes).toEqual([
      ...told('removed'),
      ...takenDown('operator'),
      closed(),
    ]);
  });

  test('without any report gives the author no reporter’s reason', async () => {
    expect(await settleOn(settling(), 'remove')).toEqual({
      closed: 0,
      writes: [toAuthor({ type: 'item-hidden', by: 'operator', reason: 'other' }), ...takenDown('operator'), closed()],
    });
  });

  test.each([
    ['a comment that is removed leaves its conflict’s count', null, 'remove', 'operator', [moved(-1)]],
    ['one that is put back comes into it again', 'reports', 'keep', null, [moved(1)]],
    ['one that was hidden before is counted out once', 'reports', 'remove', 'operator', []],
  ] as const)('moves a count only with what is seen: %s', async (_name, takenDownBy, verdict, after, counted) => {
    const { writes } = await settleOn(settling({ authorId: null, openReports, takenDownBy }), verdict, COMMENT);
    expect(writes).toEqual([
      ...told(after === null ? 'kept' : 'removed', COMMENT),
      ...takenDown(after, COMMENT),
      ...counted,
      closed(COMMENT),
    ]);
  });

  test.each([
    ['what its author took down', 'author', 'remove'],
    ['what its author took down', 'author', 'keep'],
    ['what the operator removed before', 'operator', 'keep'],
    ['what the operator removed before', 'operator', 'remove'],
  ] as const)('moves nothing of %s: %s, %s', async (_name, takenDownBy, verdict) => {
    expect((await settleOn(settling({ openReports, takenDownBy }), verdict)).writes).toEqual([
      ...told('removed'),
      closed(),
    ]);
  });

  test('closes the reports of what is gone, and tells nobody', async () => {
    expect(await settleOn({ item: null, openReports }, 'keep')).toEqual({
      closed: 2,
      writes: [{ kind: 'settle-reports', item: ITEM, conflictId: null, at: NOON }],
    });
  });
});
