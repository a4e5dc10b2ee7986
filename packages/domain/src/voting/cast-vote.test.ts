import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTrendEvent, polarityOf } from '../conflicts/ranking.rule.ts';
import type { MailboxId, OpId } from '../kernel/ids.ts';
import { type Operation, stampRequest, toOperation } from '../kernel/operation.ts';
import { DAY, HOUR, MINUTE, WEEK } from '../kernel/time.ts';
import { ESTABLISHED_RULE } from '../mailbox-keys/mailbox-key.rule.ts';
import { type Conflict, NO_CARE, NO_HISTORY } from '../model/conflict.ts';
import type { NewJob } from '../model/job.ts';
import { SIDES, type Side, type Vote } from '../model/vote.ts';
import { enqueue, enterAward, putStanding } from '../model/write.ts';
import { awardAction } from '../points/points.rule.ts';
import {
  AUTHOR,
  aConflict,
  aMember,
  aVote,
  NOON,
  OP,
  SECRETS,
  tally,
  toMemberId,
  VOTED_BY,
  VOTER,
  VOTER_MAILBOX,
} from '../test-support/records.ts';
import { recount } from '../test-support/recount.ts';
import { operationOf, recordedAs, refusedWith, writeOf, writesOf } from '../test-support/writes.ts';
import { decideVote, VOTE_MILESTONES, type VoteTerms } from './cast-vote.ts';
import { resultsView } from './results.view.ts';
import type { VoteState } from './voting.port.ts';

const ID = aConflict().id;
const WRITER = { memberId: VOTER, opId: OP };
const OTHER_ACCOUNT = SECRETS.voterOf(toMemberId('other account'));
const STATE: VoteState = {
  conflict: aConflict(),
  vote: null,
  held: null,
  mailboxId: VOTER_MAILBOX,
  voter: aMember({ id: VOTER, userNickname: null }),
  suspendedUntil: null,
  streak: null,
  record: { votes: 0, votingDays: 0 },
  operation: null,
};
const decide = (
  state: Partial<VoteState>,
  side: Side,
  { now = NOON, ...terms }: VoteTerms & { readonly now?: number } = {},
) =>
  decideVote(
    { ...STATE, ...state },
    stampRequest(SECRETS, WRITER, 'vote', ID, side),
    { voterRef: VOTED_BY, sourceKey: 'vote:stamp', conflictId: ID, side, ...terms },
    ESTABLISHED_RULE,
    now,
  );

test('stores whether the voter is established with the first vote only', () => {
  const voter = aMember({ id: VOTER, createdAt: NOON - 8 * DAY, emailVerified: true });
  const record = { votes: 10, votingDays: 3 };
  const noted = (state: Partial<VoteState>) => writeOf(decide(state, 'his'), 'put-vote')?.vote.established;
  expect(noted({ voter, record })).toBe(true);
  expect(noted({ voter, record: { votes: 9, votingDays: 3 } })).toBe(false);
  expect(noted({ voter, record, vote: aVote('her') })).toBe(false);
});

test('somebody who is suspended gets the same answer for a vote that was already counted', () => {
  const counted = { operation: operationOf(decide({}, 'her')), vote: aVote('her'), conflict: aConflict(tally(1, 0)) };
  const again = decide({ ...counted, suspendedUntil: NOON + 1 }, 'her');
  expect(again).toMatchObject({ writes: [], result: { ok: true, value: { replayed: true } } });
  expect(again).toEqual(decide(counted, 'her'));
});

describe('a vote made before signing up', () => {
  const press = (state: Partial<VoteState>) => decide(state, 'her', { onlyFirst: true });

  test('is counted if the member has not voted', () => {
    expect(press({})).toEqual(decide({}, 'her'));
  });

  test('keeps the member’s earlier vote and shows the result', () => {
    const { writes, result } = press({ conflict: aConflict(tally(0, 1)), vote: aVote('his') });
    expect(writeOf({ writes }, 'put-vote')).toMatchObject({ vote: { side: 'his' }, isFirst: false });
    expect(writes.map(({ kind }) => kind)).not.toContain('enter-award');
    expect(result).toMatchObject({ ok: true, value: { outcome: { userVoteSide: 'his', herVotes: 0, hisVotes: 1 } } });
  });

  test.each(['her', 'his'] as const)('tells nothing of %s side, which another account of the mailbox took', (side) => {
    const state = { conflict: aConflict(tally(Number(side === 'her'), Number(side === 'his'))) };
    const held = aVote(side, { voterRef: OTHER_ACCOUNT });
    expect(press({ ...state, held })).toEqual(decide({ ...state, held }, 'her'));
    expect(press({ ...state, held }).result).toMatchObject({
      value: { outcome: { userVoteSide: 'her', herVotes: 1 } },
    });
  });
});

test('a first vote is counted, moves the conflict in its lists, and shows its voter the results', () => {
  const { writes, result } = decide({}, 'his');
  const shown = resultsView(aConflict({ ...tally(0, 1), todayVotes: 1 }), { side: 'his', isReading: false });
  const receipt = { opId: OP, conflictId: ID, userVoteSide: 'his', isReveal: false, ...shown };
  expect(result).toEqual({ ok: true, value: { replayed: false, outcome: receipt } });
  const oneOfHis = { herVotes: 0, totalVotes: 1 };
  expect(writes).toEqual([
    putStanding({
      ...aConflict({ ...tally(0, 1), trendScore: addTrendEvent(null, NOON), todayVotes: 1 }),
      history: { ...NO_HISTORY, history: [oneOfHis], blind: oneOfHis, others: oneOfHis },
    }),
    { kind: 'put-vote', vote: aVote('his', { votedAt: NOON - 12 * HOUR }), isFirst: true },
    { kind: 'count-today', conflictId: ID, hour: NOON },
    ...enterAward(awardAction(VOTER, null, { kind: 'vote', sourceKey: 'vote:stamp', item: null }, NOON)),
    recordedAs(OP),
    enqueue({
      key: 'votes-reached:17:1',
      payload: { kind: 'votes-reached', conflictId: ID, authorId: AUTHOR, votes: 1, at: NOON },
      runAt: NOON,
    }),
  ]);
});

describe('the points of a vote', () => {
  const voter = aMember({ id: VOTER, userNickname: 'Cleo' });
  test('include the streak bonus on the next day', () => {
    const streak = { days: 6, longest: 9, lastDay: NOON - 36 * HOUR };
    expect(writeOf(decide({ voter, streak }, 'her'), 'enter-award')?.award).toMatchObject({
      entries: [
        { kind: 'vote', points: 10 },
        { kind: 'streak', points: 50, sourceKey: 'streak:2026-07-01' },
      ],
      streak: { days: 7, longest: 9 },
    });
  });

  test('become public with the next batch', () => {
    const known = { ...voter, createdAt: NOON - WEEK };
    expect(writesOf(decide({ voter: known }, 'her'), 'await-batch')).toEqual([{ kind: 'await-batch', conflictId: ID }]);
    expect(writesOf(decide({ voter: { ...known, createdAt: NOON - WEEK + 1 } }, 'her'), 'await-batch')).toEqual([]);
  });

  test.each([
    ['for a change of side', { voter, vote: aVote('his') }],
    ['for a vote on one’s own conflict', { voter, conflict: aConflict({ submittedBy: VOTER }) }],
  ])('are none %s', (_, state) => {
    const decided = decide(state, 'her');
    expect(writeOf(decided, 'put-vote')?.vote.side).toBe('her');
    expect(writesOf(decided, 'enter-award')).toEqual([]);
    expect(writesOf(decided, 'await-batch')).toEqual([]);
  });
});

test.each([
  ['his', tally(2, 3), 2, 1],
  ['her', tally(3, 2), 3, 0],
] as const)('a vote for her changed to %s keeps its time and the conflict’s position', (side, votes, others, toHis) => {
  const history = { ...NO_HISTORY, others: { herVotes: 3, totalVotes: 5 } };
  const before = aConflict({ ...tally(3, 2), trendScore: 40, todayVotes: 5, history });
  const changed = { ...history, others: { herVotes: others, totalVotes: 5 }, afterSeeing: { toHer: 0, toHis } };
  const { writes, result } = decide({ conflict: before, vote: aVote('her') }, side);
  expect(writes).toEqual([
    putStanding({ ...before, ...votes, history: changed }),
    { kind: 'put-vote', vote: aVote(side, { firstSide: 'her', sideWhenSeen: 'her' }), isFirst: false },
    recordedAs(OP),
  ]);
  expect(result).toMatchObject({ value: { replayed: false, outcome: { userVoteSide: side, totalVotes: 5 } } });
});

describe('the vote of another account of the same mailbox', () => {
  const cleo = aMember({ id: VOTER, userNickname: 'Cleo' });

  test.each(['her', 'his'] as const)('that was for %s passes to the one that presses: one vote stays', (before) => {
    const standing = (herVotes: number) => ({
      ...tally(herVotes, 5 - herVotes),
      history: { ...NO_HISTORY, others: { herVotes, totalVotes: 5 } },
    });
    const conflict = aConflict({ ...standing(before === 'her' ? 3 : 2), todayVotes: 5 });
    const held = aVote(before, { voterRef: OTHER_ACCOUNT });
    const { writes, result } = decide({ conflict, held, voter: cleo }, 'his');
    expect(writes).toEqual([
      putStanding({ ...conflict, ...standing(2) }),
      { kind: 'put-vote', vote: aVote('his'), isFirst: false },
      recordedAs(OP),
    ]);
    expect(result).toMatchObject({ ok: true, value: { outcome: { userVoteSide: 'his', totalVotes: 5 } } });
  });

  test('leaves the earlier account without a vote, even when its operation repeats', () => {
    const operation = operationOf(decide({}, 'her'));
    const held = aVote('his', { voterRef: OTHER_ACCOUNT });
    const outcome = { opId: OP, userVoteSide: null, resultsVisible: false, herVotes: null };
    expect(decide({ operation, held, conflict: aConflict(tally(0, 1)) }, 'her')).toMatchObject({
      writes: [],
      result: { ok: true, value: { replayed: true, outcome } },
    });
  });
});

const EDITED = aConflict({ textVersion: 2 });
const GONE = { ...EDITED, isActive: false };
const paused = (care: Partial<Conflict['care']>) => ({ ...EDITED, care: { ...NO_CARE, ...care } });

test.each<[string, Partial<VoteState>, VoteTerms, string]>([
  ['of a member whose address is not verified', { mailboxId: null }, {}, 'email-verification-required'],
  ['of an account that is gone', { voter: null, mailboxId: null }, {}, 'authentication-required'],
  ['of somebody who is suspended', { suspendedUntil: NOON + 1 }, {}, 'suspended'],
  ['on a conflict that does not exist', { conflict: null }, {}, 'conflict-not-found'],
  ['on a conflict that is taken down', { conflict: GONE }, {}, 'conflict-not-found'],
  ['on another version of a conflict that is taken down', { conflict: GONE }, { textVersion: 1 }, 'conflict-not-found'],
  ['on an earlier version', { conflict: EDITED }, { textVersion: 1 }, 'text-changed'],
  ['on a later version', { conflict: EDITED }, { textVersion: 3 }, 'text-changed'],
  ['while its author pauses voting', { conflict: paused({ authorPause: 'set' }) }, {}, 'voting-paused'],
  ['while a moderator pauses voting', { conflict: paused({ isPaused: true }) }, { textVersion: 1 }, 'voting-paused'],
])('a vote %s is refused, changes nothing and unlocks nothing', (_, state, terms, error) => {
  expect(decide(state, 'her', terms)).toEqual(refusedWith(error));
});

test.each<[string, Partial<VoteState>]>([
  ['a suspension has ended', { suspendedUntil: NOON }],
  ['the author has lifted the pause', { conflict: paused({ authorPause: 'lifted' }) }],
])('votes are taken again once %s', (_, state) => {
  expect(decide(state, 'her').result.ok).toBe(true);
});

test('a vote on a version is a replay of the same operation, with or without a version then', () => {
  const operation = operationOf(decide({ conflict: EDITED }, 'her'));
  expect(decide({ conflict: EDITED, operation, vote: aVote('her') }, 'her', { textVersion: 1 })).toMatchObject({
    writes: [],
    result: { ok: true, value: { replayed: true } },
  });
});

describe('an operation id that was used before', () => {
  test('returns the current state and changes nothing, whatever happened since', () => {
    const now = {
      conflict: aConflict({ ...tally(0, 60), isActive: false }),
      vote: aVote('his'),
      operation: operationOf(decide({}, 'her')),
    };
    expect(decide(now, 'her')).toMatchObject({
      writes: [],
      result: { ok: true, value: { replayed: true, outcome: { opId: OP, userVoteSide: 'his', hisVotes: 60 } } },
    });
  });

  test.each([
    ['the other side', operationOf(decide({}, 'his'))],
    ['another conflict', toOperation(stampRequest(SECRETS, WRITER, 'vote', 18, 'her'), NOON)],
    ['a comment', toOperation(stampRequest(SECRETS, WRITER, 'comment', ID, 'her'), NOON)],
  ])('is refused where it stood for %s', (_, operation) => {
    expect(decide({ operation }, 'her')).toEqual(refusedWith('operation-mismatch'));
  });
});

describe('the 100th vote', () => {
  test('reveals the results and tells the author', () => {
    const decided = decide({ conflict: aConflict(tally(62, 37)) }, 'his');
    const standing = { ...tally(62, 38), revealedAt: NOON, polarity: 0.24 };
    expect(writeOf(decided, 'put-standing')).toMatchObject({ id: ID, standing });
    const payload = { kind: 'conflict-revealed', conflictId: ID, authorId: AUTHOR } as const;
    expect(writesOf(decided, 'enqueue-job')).toEqual([enqueue({ key: 'conflict-revealed:17', payload, runAt: NOON })]);
    expect(decided.result).toMatchObject({
      ok: true,
      value: { outcome: { votesUntilReveal: 0, revealedAt: '2026-07-01T00:00:00.000Z', isReveal: true } },
    });
  });

  test('is the reveal once: not when a side is changed at 100 votes', () => {
    const open = aConflict({ ...tally(62, 38), revealedAt: NOON });
    const changed = decide({ conflict: open, vote: aVote('his') }, 'her');
    expect(changed.result).toMatchObject({ value: { outcome: { totalVotes: 100, isReveal: false } } });
  });

  test('does not notify an author whose own vote it is: they see the result at once', () => {
    const decided = decide({ conflict: aConflict({ ...tally(62, 37), submittedBy: VOTER }) }, 'his');
    expect(writeOf(decided, 'put-standing')).toMatchObject({ standing: { revealedAt: NOON } });
    expect(writesOf(decided, 'enqueue-job')).toEqual([]);
  });
});

describe('a vote that reaches a milestone', () => {
  const jobsAfter = (before: number, part: Partial<Conflict> = {}) =>
    writesOf(decide({ conflict: aConflict({ ...tally(before, 0), ...part }) }, 'her'), 'enqueue-job').map(
      ({ job }) => job.payload,
    );

  test('tells the author how many votes there are', () => {
    expect(jobsAfter(4)).toEqual([{ kind: 'votes-reached', conflictId: ID, authorId: AUTHOR, votes: 5, at: NOON }]);
  });

  test('is dated by its hour, so that nobody learns when it was cast, but never before the conflict', () => {
    const datedFrom = (submittedAt: number) => {
      const decided = decide({ conflict: aConflict({ submittedAt }) }, 'her', { now: NOON + HOUR - 1 });
      return writeOf(decided, 'enqueue-job')?.job;
    };
    expect(datedFrom(NOON - HOUR)).toMatchObject({ payload: { votes: 1, at: NOON }, runAt: NOON });
    expect(datedFrom(NOON + MINUTE)).toMatchObject({ payload: { at: NOON + MINUTE }, runAt: NOON + MINUTE });
  });

  test('tells nobody between the milestones, about their own vote, or once the result is public', () => {
    expect(jobsAfter(5)).toEqual([]);
    expect(jobsAfter(4, { submittedBy: VOTER })).toEqual([]);
    expect(jobsAfter(49, { revealedAt: NOON })).toEqual([]);
  });
});

type Press = { readonly mailbox: number; readonly account?: number; readonly opId?: OpId | null } & VoteTerms & {
    readonly side: Side;
  };

const ballot = (conflictOf: Partial<Conflict> = {}) => {
  const rows = new Map<MailboxId, Vote>();
  const firsts = new Map<MailboxId, Vote>();
  const operations = new Map<string, Operation>();
  const jobs: NewJob[] = [];
  const today: number[] = [];
  const before = aConflict(conflictOf);
  let conflict = before;
  const cast = ({ mailbox, account = 0, opId = null, ...terms }: Press, now: number) => {
    const mailboxId = `mailbox-${mailbox}` as MailboxId;
    const memberId = toMemberId(`member-${mailbox}-${account}`);
    const voterRef = SECRETS.voterOf(memberId);
    const held = rows.get(mailboxId) ?? null;
    const vote = held?.voterRef === voterRef ? held : null;
    const key = `${memberId} ${opId}`;
    const state = { ...STATE, conflict, vote, held, mailboxId, operation: operations.get(key) ?? null };
    const press = { voterRef, sourceKey: `vote:${memberId}`, conflictId: ID, ...terms };
    const request = stampRequest(SECRETS, { memberId, opId }, 'vote', ID, terms.side);
    const decided = decideVote(state, request, press, ESTABLISHED_RULE, now);
    for (const { standing } of writesOf(decided, 'put-standing')) conflict = { ...conflict, ...standing };
    for (const { vote: row, isFirst } of writesOf(decided, 'put-vote')) {
      rows.set(mailboxId, row);
      if (isFirst) firsts.set(mailboxId, row);
    }
    for (const { hour } of writesOf(decided, 'count-today')) today.push(hour);
    for (const { operation } of writesOf(decided, 'record-operation')) operations.set(key, operation);
    for (const { job } of writesOf(decided, 'enqueue-job')) jobs.push(job);
    return decided.result;
  };
  return {
    cast,
    rows: () => [...rows.values()],
    firsts: () => [...firsts.values()],
    jobs,
    today,
    before,
    now: () => conflict,
  };
};

const aSide = fc.constantFrom<Side>(...SIDES);

test('any votes reveal the results once, with the 100th voter, for good; no polarity is stored before', () => {
  const crowd = fc.shuffledSubarray(
    Array.from({ length: 130 }, (_, mailbox) => mailbox),
    { minLength: 90 },
  );
  const split = fc.array(aSide, { minLength: 130, maxLength: 130 });
  const more = fc.array(fc.record({ mailbox: fc.nat(129), side: aSide }), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(crowd, split, more, (first, sides, second) => {
      const { cast, rows, jobs, now } = ballot();
      const sequence = [...first.map((mailbox) => ({ mailbox, side: sides[mailbox] ?? 'her' })), ...second];
      let revealedAt: number | null = null;
      for (const [index, press] of sequence.entries()) {
        cast(press, NOON + index);
        if (rows().length === 100) revealedAt ??= NOON + index;
        expect([now().revealedAt, now().polarity]).toEqual([
          revealedAt,
          revealedAt === null ? null : polarityOf(now()),
        ]);
      }
      const milestones = VOTE_MILESTONES.filter((reached) => reached <= rows().length);
      expect(jobs.map((job) => job.key)).toEqual([
        ...milestones.map((reached) => `votes-reached:17:${reached}`),
        ...(revealedAt === null ? [] : ['conflict-revealed:17']),
      ]);
    }),
  );
});

describe('mailboxes with two accounts each', () => {
  const changesOf = (ways: readonly (readonly [Side | null, Side | null])[]) => ({
    toHer: ways.filter(([from, to]) => to === 'her' && from !== 'her').length,
    toHis: ways.filter(([from, to]) => to === 'his' && from !== 'his').length,
  });
  const recounted = (rows: readonly Vote[], firsts: readonly Vote[]) => {
    const blind = rows.filter(({ isBlind }) => isBlind);
    return {
      ...recount(rows),
      readFirst: firsts.filter(({ isReading }) => isReading).length,
      afterReading: changesOf(blind.map(({ firstSide, sideWhenSeen, side }) => [firstSide, sideWhenSeen ?? side])),
      afterSeeing: changesOf(blind.map(({ sideWhenSeen, side }) => [sideWhenSeen, sideWhenSeen && side])),
    };
  };
  const storedIn = ({ herVotes, totalVotes, history }: Conflict, before: Conflict) => {
    const { blind, since, readFirst, afterReading, afterSeeing, guesses, established, others } = history;
    const votes = { herVotes: herVotes - before.herVotes, totalVotes: totalVotes - before.totalVotes };
    return { votes, blind, since, readFirst, afterReading, afterSeeing, guesses, established, others };
  };

  const press = fc.record({
    mailbox: fc.nat(4),
    account: fc.nat(1),
    side: aSide,
    readFirst: fc.boolean(),
    guess: fc.option(fc.nat(100), { nil: undefined }),
    opId: fc.option(fc.nat(3).map((op) => `op-${op}` as OpId)),
  });

  test('every stored figure is the sum of its rows, after any sequence of votes', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40, size: 'max' }), fc.constantFrom(0, 97), (presses, hers) => {
        const { cast, rows, firsts, today, before, now } = ballot(tally(hers, 0));
        for (const [index, one] of presses.entries()) {
          cast(one, NOON + index);
          expect(storedIn(now(), before)).toEqual(recounted(rows(), firsts()));
        }
        const { herVotes, hisVotes, totalVotes, todayVotes } = now();
        expect([hisVotes, todayVotes]).toEqual([totalVotes - herVotes, rows().length]);
        expect(today).toEqual(rows().map(() => NOON));
        expect(firsts()).toHaveLength(rows().length);
      }),
      { numRuns: 300 },
    );
  });

  test('a vote that another account takes over after the reveal no longer counts as cast before it', () => {
    const { cast, now, rows } = ballot(tally(99, 0));
    cast({ mailbox: 1, side: 'her' }, NOON);
    cast({ mailbox: 1, account: 1, side: 'his' }, NOON);
    expect(rows()).toMatchObject([{ isBlind: false, firstSide: 'his' }]);
    expect(now().history).toMatchObject({
      blind: { herVotes: 0, totalVotes: 0 },
      since: { herVotes: 0, totalVotes: 1 },
    });
  });
});
