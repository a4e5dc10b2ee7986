import { describe, expect, test } from 'vitest';
import { type MailboxId, type MemberId, updateIdOf } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';
import { ESTABLISHED_RULE } from '../mailbox-keys/mailbox-key.rule.ts';
import { NO_CARE } from '../model/conflict.ts';
import { commentItem } from '../model/points.ts';
import type { Report, ReportReason, Review, Ruling, Verdict } from '../model/report.ts';
import type { Update } from '../model/update.ts';
import type { Write } from '../model/write.ts';
import {
  AUTHOR,
  aComment,
  aConflict,
  aMember,
  NOON,
  toMemberId,
  VOTER,
  VOTER_MAILBOX,
} from '../test-support/records.ts';
import { decidingOn, refusedWith, writesOf } from '../test-support/writes.ts';
import { COLLAPSING_RULE, type ReporterRecord } from './collapsing.rule.ts';
import type { OpenReport, PersonalDetector, ReportState, ReportStore, SettleState } from './moderation.port.ts';
import { report } from './report.ts';
import { settleReports } from './settle-reports.ts';

const { id: conflictId } = aConflict();
const ITEM = { kind: 'conflict', id: conflictId } as const;
const COMMENT = commentItem(aComment().id);
const REPORTER = toMemberId('reporter');
const MIDNIGHT = NOON - 12 * HOUR;

const RECORD: ReporterRecord = {
  emailVerified: true,
  createdAt: NOON - 30 * DAY,
  votes: 10,
  votingDays: 3,
  agreed: 0,
  disagreed: 0,
  collapses: [],
};

const reportOf = (reporterId: string, reason: ReportReason = 'abuse'): OpenReport => ({
  item: ITEM,
  reporterId: toMemberId(reporterId),
  reason,
  note: null,
  reportedAt: NOON - 1,
  mailboxId: `print of ${reporterId}` as MailboxId,
  record: RECORD,
  mailTo: null,
});
const stateOf = (changes: Partial<ReportState> = {}): ReportState => ({
  takenDownBy: null,
  authorId: AUTHOR,
  conflictId,
  review: null,
  care: NO_CARE,
  openReports: [],
  reporter: aMember({ id: REPORTER }),
  suspendedUntil: null,
  record: RECORD,
  hasReported: false,
  mailboxId: VOTER_MAILBOX,
  isPublic: true,
  text: 'Call me at 555 0100.',
  countsFor: 0,
  updates: [],
  ...changes,
});

const reportOn = async (
  state: ReportState | null,
  by: MemberId = REPORTER,
  item: Report['item'] = ITEM,
  isGrown = true,
  reason: ReportReason = 'hate',
) => {
  const { kept, decide } = decidingOn(state);
  const reports: Pick<ReportStore, 'report'> = { report: (_item, _reporter, decision) => decide(decision) };
  const mailboxKeys = { hasEstablished: async () => isGrown };
  const weighing = { established: ESTABLISHED_RULE, collapsing: COLLAPSING_RULE };
  const detect: PersonalDetector = (text) => (text.includes('555 0100') ? ['phone', 'link', 'address'] : []);
  const needs = { reports, mailboxKeys, clock: () => NOON, weighing, detect };
  const result = await report(needs)(by, item, reason, 'Please look.');
  return { result, writes: kept.writes };
};

const settleOn = async (state: SettleState, verdict: Verdict, item: Report['item'] = ITEM) => {
  const { kept, decide } = decidingOn(state);
  const reports: Pick<ReportStore, 'settle'> = { settle: (_item, decision) => decide(decision) };
  const closed = await settleReports({ reports, clock: () => NOON })(item, verdict);
  return { closed, writes: kept.writes };
};
const settling = (changes: Partial<ReportState> = {}): SettleState => {
  const item = stateOf(changes);
  return { item, openReports: item.openReports };
};

const alertsOf = (decided: { readonly writes: readonly Write[] }) =>
  writesOf(decided, 'raise-alert').map((write) => write.alert);
const collapses = (decided: { readonly writes: readonly Write[] }) => writesOf(decided, 'review').length > 0;
const reviewed = (review: Review, item: Report['item'] = ITEM) => ({ kind: 'review', item, conflictId, review });
const ruled = (over: Partial<Ruling>) => ({
  kind: 'add-ruling',
  ruling: { item: ITEM, effect: 'none', ground: 'spam', facts: '', by: 'operator', at: NOON, ...over },
});
const collapsedBy = (by: readonly unknown[], ruling: Pick<Ruling, 'item' | 'ground' | 'by'> & Partial<Ruling>) => {
  const { item, ground } = ruling;
  const subject = { type: 'item-collapsed', item, conflictId, by: 'reports', reason: ground };
  return [
    reviewed('collapsed-by-reports', item),
    { kind: 'collapse-by-reports', item, by, day: MIDNIGHT },
    ruled({ verdict: 'collapse', effect: 'collapsed', at: MIDNIGHT, ...ruling }),
    { kind: 'raise-alert', alert: { memberId: AUTHOR, subject, count: 1, at: NOON } },
  ];
};
const REMOVED = (item: Report['item'] = ITEM) => [
  { kind: 'take-down', item, conflictId, by: 'operator' },
  { kind: 'count-points', item, isPublic: false },
];
const moved = (by: number) => ({ kind: 'move-comment-count', conflictId, by });

describe('a report', () => {
  test('stores its reason and note, and hides nothing alone', async () => {
    expect(await reportOn(stateOf())).toEqual({
      result: { ok: true, value: 'added' },
      writes: [
        {
          kind: 'add-report',
          report: { item: ITEM, reporterId: REPORTER, reason: 'hate', note: 'Please look.', reportedAt: MIDNIGHT },
          mailboxId: VOTER_MAILBOX,
          conflictId,
          weighs: true,
        },
      ],
    });
  });

  test('replaces an earlier one by the same member, and counts once', async () => {
    const openReports = [reportOf(REPORTER, 'spam'), reportOf('b')];
    const { result, writes } = await reportOn(stateOf({ hasReported: true, openReports }));
    expect(result).toEqual({ ok: true, value: 'replaced' });
    const report = expect.objectContaining({ reporterId: REPORTER, reason: 'hate', note: 'Please look.' });
    expect(writes).toEqual([{ kind: 'replace-report', report, conflictId }]);
  });

  test('that reaches the weight collapses the item without removing it, and tells its author the main reason', async () => {
    const openReports = [reportOf('a', 'spam'), reportOf('b', 'hate')];
    for (const item of [ITEM, COMMENT]) {
      const { writes } = await reportOn(stateOf({ openReports }), REPORTER, item);
      const by = [...openReports, expect.objectContaining({ reporterId: REPORTER, mailboxId: VOTER_MAILBOX })];
      expect(writes.slice(1)).toEqual(collapsedBy(by, { item, ground: 'hate', by: 'reports' }));
    }
  });

  test('counts accounts older than a day while few members are established', async () => {
    const record = { ...RECORD, createdAt: NOON - 25 * HOUR, votes: 0, votingDays: 0 };
    const openReports = ['a', 'b', 'c', 'd'].map((name) => ({ ...reportOf(name), record }));
    const collapsesIn = async (isGrown: boolean) =>
      collapses(await reportOn(stateOf({ openReports, record }), REPORTER, ITEM, isGrown));
    expect([await collapsesIn(false), await collapsesIn(true)]).toEqual([true, false]);
  });

  test('notifies nobody if the author’s account is deleted', async () => {
    const openReports = [reportOf('a'), reportOf('b')];
    const decided = await reportOn(stateOf({ authorId: null, openReports }));
    expect([collapses(decided), alertsOf(decided)]).toEqual([true, []]);
  });

  test.each([
    ['is refused while suspended', stateOf({ suspendedUntil: NOON + 1 }), REPORTER, 'suspended'],
    ['is refused if an earlier one is decided', stateOf({ hasReported: true }), REPORTER, 'already-reported'],
    ['is refused on one’s own item', stateOf(), AUTHOR, 'own-item'],
    ['finds nothing off the site', stateOf({ takenDownBy: 'author' }), REPORTER, 'conflict-not-found'],
    ['finds nothing off the site for its author', stateOf({ takenDownBy: 'operator' }), AUTHOR, 'conflict-not-found'],
    ['finds nothing where there was never an item', null, REPORTER, 'conflict-not-found'],
  ])('%s', async (_, state, by, error) => {
    expect(await reportOn(state, by)).toEqual(refusedWith(error));
  });
});

describe('a report that somebody can be recognized', () => {
  const NAMED = 'identifies-someone';
  const TODAY = [{ item: 'x', day: MIDNIGHT }];
  const on = (changes: Partial<ReportState>, reason: ReportReason = NAMED, item: Report['item'] = ITEM) =>
    reportOn(stateOf(changes), REPORTER, item, true, reason);

  test('collapses at once what the automatic check finds, and tells its author what was found', async () => {
    for (const item of [ITEM, COMMENT]) {
      const { writes } = await on({ openReports: [reportOf('a', 'spam')] }, NAMED, item);
      const facts = 'Software found what looks like a phone number, a link and an address.';
      const by = [expect.objectContaining({ reporterId: REPORTER })];
      expect(writes.slice(1)).toEqual(collapsedBy(by, { item, ground: NAMED, facts, by: 'detector' }));
    }
  });

  test.each<[string, Partial<ReportState>, ReportReason]>([
    ['the words bear nothing out', { text: 'He never loads the dishwasher.' }, NAMED],
    ['it says something else', {}, 'abuse'],
    ['its reporter is not established', { record: { ...RECORD, votes: 0 } }, NAMED],
    ['moderators have disagreed with them more often than not', { record: { ...RECORD, disagreed: 1 } }, NAMED],
    ['they have collapsed something that day', { record: { ...RECORD, collapses: TODAY } }, NAMED],
    ['a moderator has kept it', { review: 'kept' }, NAMED],
    ['it is collapsed already', { review: 'collapsed' }, NAMED],
  ])('collapses nothing by itself where %s', async (_, changes, reason) => {
    expect(collapses(await on(changes, reason))).toBe(false);
  });

  test('collapses more than one item a day once a moderator agreed', async () => {
    expect(collapses(await on({ record: { ...RECORD, agreed: 1, collapses: TODAY } }))).toBe(true);
  });
});

describe('the operator’s word', () => {
  const openReports = [reportOf('a', 'spam'), reportOf(VOTER, 'hate')];
  const raised = (memberId: MemberId, subject: object) => ({
    kind: 'raise-alert',
    alert: { memberId, subject, count: 1, at: NOON },
  });
  const told = (verdict: 'kept' | 'collapsed' | 'removed', item: Report['item'] = ITEM) =>
    openReports.map(({ reporterId }) => raised(reporterId, { type: 'report-settled', item, conflictId, verdict }));
  const toAuthor = (subject: object, item: Report['item'] = ITEM) => raised(AUTHOR, { item, conflictId, ...subject });
  const byOperator = (type: string) => ({ type, by: 'operator', reason: 'spam' });
  const closed = (agreed: boolean, item: Report['item'] = ITEM) => ({
    kind: 'settle-reports',
    item,
    conflictId,
    agreed,
    at: NOON,
  });

  const BY_REPORTS = 'collapsed-by-reports';
  test.each<[Verdict, Review | null, Parameters<typeof told>[0], object | null, object[], Ruling['effect']]>([
    ['keep', null, 'kept', null, [reviewed('kept')], 'none'],
    ['keep', 'collapsed', 'kept', { type: 'item-restored' }, [reviewed('kept')], 'restored'],
    ['keep', BY_REPORTS, 'kept', { type: 'item-restored' }, [reviewed('kept')], 'restored'],
    ['collapse', 'kept', 'collapsed', byOperator('item-collapsed'), [reviewed('collapsed')], 'collapsed'],
    ['collapse', BY_REPORTS, 'collapsed', byOperator('item-collapsed'), [reviewed('collapsed')], 'collapsed'],
    ['remove', null, 'removed', byOperator('item-hidden'), REMOVED(), 'removed'],
    ['remove', BY_REPORTS, 'removed', byOperator('item-hidden'), REMOVED(), 'removed'],
    ['warn', BY_REPORTS, 'kept', byOperator('item-warned'), [reviewed('kept')], 'warned'],
  ])(
    'to %s what is %s tells the author of a change, with the most common reason, the earliest of a tie',
    async (verdict, review, toReporters, subject, changes, effect) => {
      const change = [...(subject ? [toAuthor(subject)] : []), ...changes, ruled({ verdict, effect })];
      expect(await settleOn(settling({ openReports, review }), verdict)).toEqual({
        closed: 2,
        writes: [...told(toReporters), ...change, closed(verdict !== 'keep')],
      });
    },
  );

  test('without a report gives the author no reporter’s reason', async () => {
    expect(await settleOn(settling(), 'remove')).toEqual({
      closed: 0,
      writes: [
        toAuthor({ type: 'item-hidden', by: 'operator', reason: 'other' }),
        ...REMOVED(),
        ruled({ verdict: 'remove', effect: 'removed', ground: 'other' }),
        closed(true),
      ],
    });
  });

  test('that removes a comment reduces its conflict’s count once, by its replies too', async () => {
    const removed = (takenDownBy: 'operator' | null) =>
      settleOn(settling({ authorId: null, openReports, takenDownBy, countsFor: 3 }), 'remove', COMMENT);
    expect((await removed(null)).writes).toEqual([
      ...told('removed', COMMENT),
      ...REMOVED(COMMENT),
      moved(-3),
      ruled({ item: COMMENT, verdict: 'remove', effect: 'removed' }),
      closed(true, COMMENT),
    ]);
    expect((await removed('operator')).writes).toEqual([
      ...told('removed', COMMENT),
      ruled({ item: COMMENT, verdict: 'remove' }),
      closed(true, COMMENT),
    ]);
  });

  test('that removes an update removes its ending, and no points', async () => {
    const id = updateIdOf({ conflictId, number: 2 });
    const item = { kind: 'update', id } as const;
    const update = (number: number, ending: Update['ending']): Update => ({
      ...{ conflictId, number, ending, votesHelped: null, text: 'Call me.', notifiedAt: number, sawSplit: false },
      ...{ forStories: true, takenDownBy: null, review: null },
    });
    const changed = async (verdict: Verdict, ...updates: readonly Update[]) =>
      (await settleOn(settling({ authorId: null, care: null, updates }), verdict, item)).writes.filter(({ kind }) =>
        ['take-down', 'put-ending', 'count-points'].includes(kind),
      );
    const ended = (endedAt: number | null) => [
      { kind: 'take-down', item, conflictId, by: 'operator' },
      { kind: 'put-ending', conflictId, endedAt },
    ];
    expect(await changed('remove', update(1, 'parted'), update(2, 'still-open'))).toEqual(ended(1));
    const removed: Update = { ...update(1, 'parted'), takenDownBy: 'operator' };
    expect(await changed('remove', removed, update(2, 'talked-it-through'))).toEqual(ended(null));
    expect(await changed('collapse', update(2, 'parted'))).toEqual([]);
  });

  test.each(['author', 'operator'] as const)('moves nothing of what the %s took down', async (takenDownBy) => {
    const off = settling({ openReports, takenDownBy, review: 'kept' });
    for (const verdict of ['remove', 'keep'] as const)
      expect((await settleOn(off, verdict)).writes).toEqual([
        ...told('removed'),
        ruled({ verdict }),
        closed(verdict === 'remove'),
      ]);
  });

  test('closes the reports of a deleted item and notifies nobody', async () => {
    expect(await settleOn({ item: null, openReports }, 'keep')).toEqual({
      closed: 2,
      writes: [
        ruled({ verdict: 'keep' }),
        { kind: 'settle-reports', item: ITEM, conflictId: null, agreed: false, at: NOON },
      ],
    });
  });
});

describe('danger', () => {
  const report = (openReports: readonly OpenReport[], over: Partial<ReportState> = {}, item: Report['item'] = ITEM) =>
    reportOn(stateOf({ openReports, ...over }), REPORTER, item, true, 'danger');
  const earlier = reportOf('earlier', 'danger');
  const HELP = [{ kind: 'put-care', conflictId, care: { ...NO_CARE, showsHelp: true } }];
  const helpOf = async (decided: ReturnType<typeof report>) => writesOf(await decided, 'put-care');

  test('by two established members shows help beside a conflict', async () => {
    expect(await helpOf(report([earlier]))).toEqual(HELP);
  });

  test.each<[string, ReturnType<typeof report>]>([
    ['one reports', report([])],
    ['the other gives another reason', report([reportOf('earlier', 'abuse')])],
    ['the other is new', report([{ ...earlier, record: { ...RECORD, votes: 0 } }])],
    ['the other has no account any more', report([{ ...earlier, record: null }])],
    ['it is a comment', report([earlier], { care: null }, COMMENT)],
    ['help is there', report([earlier], { care: { ...NO_CARE, showsHelp: true } })],
    ['a moderator has looked at it', report([earlier], { review: 'kept' })],
  ])('brings none where %s', async (_, decided) => {
    expect(await helpOf(decided)).toEqual([]);
  });
});

describe('a moderator', () => {
  const RESTED = { ...NO_CARE, isPaused: true };

  test('pauses voting on a conflict and tells its author why', async () => {
    const decided = await settleOn(settling({ openReports: [reportOf('a', 'danger')] }), 'care');
    expect(writesOf(decided, 'put-care')).toEqual([{ kind: 'put-care', conflictId, care: RESTED }]);
    expect(writesOf(decided, 'add-ruling')).toMatchObject([{ ruling: { verdict: 'care', effect: 'rested' } }]);
    expect(alertsOf(decided).map(({ memberId, subject }) => [memberId, subject.type])).toEqual([
      ['a', 'report-settled'],
      [AUTHOR, 'item-rested'],
    ]);
    expect(writesOf(decided, 'settle-reports')).toMatchObject([{ agreed: true }]);
  });

  test.each([
    ['repeated, notifies nobody', { review: 'kept', care: RESTED }, ITEM],
    ['about a comment does not change the conflict', { care: null }, COMMENT],
  ] as const)('%s', async (_, changes, item) => {
    const decided = await settleOn(settling(changes), 'care', item);
    expect([writesOf(decided, 'put-care'), alertsOf(decided)]).toEqual([[], []]);
  });

  test('shows a waiting comment without notifying its author; removing it is a restriction', async () => {
    const shown = await settleOn(settling({ takenDownBy: 'rest', care: null, countsFor: 1 }), 'keep', COMMENT);
    expect(alertsOf(shown)).toEqual([]);
    expect(writesOf(shown, 'take-down')).toMatchObject([{ by: null }]);
    expect(writesOf(shown, 'move-comment-count')).toEqual([moved(1)]);
    const removed = await settleOn(settling({ takenDownBy: 'rest', care: null, countsFor: 1 }), 'remove', COMMENT);
    expect(alertsOf(removed)).toMatchObject([{ memberId: AUTHOR, subject: { type: 'item-hidden' } }]);
    expect(writesOf(removed, 'move-comment-count')).toEqual([]);
  });
});
