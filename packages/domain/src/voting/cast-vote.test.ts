import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTrendEvent, polarityOf } from '../conflicts/ranking.rule.ts';
import type { MailboxId, OpId } from '../kernel/ids.ts';
import { type Operation, stampRequest } from '../kernel/operation.ts';
import { DAY, HOUR, WEEK } from '../kernel/time.ts';
import { ESTABLISHED_RULE } from '../mailbox-keys/established.rule.ts';
import { type Conflict, NO_CARE, NO_HISTORY, NOTHING_EXCLUDED } from '../model/conflict.ts';
import type { NewJob } from '../model/job.ts';
import { SIDES, type Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import { putStanding } from '../model/write.ts';
import {
  AUTHOR,
  aConflict,
  aMember,
  NOON,
  OP,
  SECRETS,
  toMemberId,
  VOTED_BY,
  VOTER,
  VOTER_PRINT,
} from '../test-support/records.ts';
import { writeOf, writesOf } from '../test-support/writes.ts';
import { countVote, decideVote } from './cast-vote.ts';
import type { VoteState } from './vote-store.port.ts';

const ID = aConflict().id;
const WRITER = { memberId: VOTER, opId: OP };
const aVote = (side: Side, voterRef = VOTED_BY): Vote => ({
  conflictId: ID,
  side,
  votedAt: NOON - HOUR,
  mailboxId: VOTER_PRINT,
  voterRef,
  firstSide: side,
  isBlind: true,
  isReading: false,
  sideWhenSeen: side,
  guess: null,
  established: false,
  isExcluded: false,
});
const OTHER_ACCOUNT = SECRETS.voterOf(toMemberId('other account'));
const STATE: VoteState = {
  conflict: aConflict(),
  vote: null,
  held: null,
  mailboxId: VOTER_PRINT,
  voter: aMember({ id: VOTER, userNickname: null }),
  suspendedUntil: null,
  streak: null,
  record: { votes: 0, votingDays: 0 },
  operation: null,
};
const tally = (herVotes: number, hisVotes: number) => ({ herVotes, hisVotes, totalVotes: herVotes + hisVotes });
const decide = (
  state: Partial<VoteState>,
  side: Side,
  writer: { memberId: typeof VOTER; opId: OpId | null } = WRITER,
  textVersion?: number,
  now = NOON,
) =>
  decideVote(
    { ...STATE, ...state },
    stampRequest(SECRETS, writer, 'vote', ID, side),
    { voterRef: VOTED_BY, sourceKey: 'vote:stamp', conflictId: ID, side, textVersion },
    ESTABLISHED_RULE,
    now,
  );
const operationOf = (...vote: Parameters<typeof decide>): Operation | null =>
  writeOf(decide(...vote), 'record-operation')?.operation ?? null;

test('stores whether the voter is established with the first vote only', () => {
  const voter = aMember({ id: VOTER, createdAt: NOON - 8 * DAY, emailVerified: true });
  const record = { votes: 10, votingDays: 3 };
  const noted = (state: Partial<VoteState>) => writeOf(decide(state, 'his'), 'put-vote')?.vote.established;
  expect(noted({ voter, record })).toBe(true);
  expect(noted({ voter, record: { votes: 9, votingDays: 3 } })).toBe(false);
  expect(noted({ voter, record, vote: aVote('her') })).toBe(false);
});

describe('somebody who is suspended', () => {
  test('cannot vote until the suspension ends', () => {
    const refused = { writes: [], result: { ok: false, error: 'suspended' } };
    expect(decide({ suspendedUntil: NOON + 1 }, 'her')).toEqual(refused);
    expect(decide({ suspendedUntil: NOON }, 'her').result.ok).toBe(true);
  });

  test('gets the same answer for a vote that was already counted', () => {
    const operation = operationOf({}, 'her');
    const counted = { operation, vote: aVote('her'), conflict: aConflict(tally(1, 0)) };
    const again = decide({ ...counted, suspendedUntil: NOON + 1 }, 'her');
    expect(again).toMatchObject({ writes: [], result: { ok: true, value: { replayed: true } } });
    expect(again).toEqual(decide(counted, 'her'));
  });
});

describe('a vote made before signing up', () => {
  const press = (state: Partial<VoteState>) =>
    decideVote(
      { ...STATE, ...state },
      stampRequest(SECRETS, WRITER, 'vote', ID, 'her'),
      { voterRef: VOTED_BY, sourceKey: 'vote:stamp', conflictId: ID, side: 'her', onlyFirst: true },
      ESTABLISHED_RULE,
      NOON,
    );

  test('is counted if the member has not voted', () => {
    expect(press({})).toEqual(decide({}, 'her'));
  });

  test('keeps the member’s earlier vote and shows the result', () => {
    const { writes, result } = press({ conflict: aConflict(tally(0, 1)), vote: aVote('his', VOTED_BY) });
    expect(writeOf({ writes }, 'put-vote')).toMatchObject({ vote: { side: 'his' }, isFirst: false });
    expect(writes.map(({ kind }) => kind)).not.toContain('enter-award');
    expect(result).toMatchObject({ ok: true, value: { outcome: { userVoteSide: 'his', herVotes: 0, hisVotes: 1 } } });
  });

  test.each(['her', 'his'] as const)('tells nothing of %s side, which another account of the mailbox took', (side) => {
    const state = { conflict: aConflict(tally(Number(side === 'her'), Number(side === 'his'))) };
    const held = aVote(side, OTHER_ACCOUNT);
    expect(press({ ...state, held })).toEqual(decide({ ...state, held }, 'her'));
    expect(press({ ...state, held }).result).toMatchObject({
      value: { outcome: { userVoteSide: 'her', herVotes: 1 } },
    });
  });
});

describe('a first vote', () => {
  test('is counted, moves the conflict in its lists, and shows its voter the results', () => {
    const { writes, result } = decide({}, 'his');
    const receipt = {
      opId: OP,
      conflictId: ID,
      userVoteSide: 'his',
      isReveal: false,
      resultsVisible: true,
      isReadingFirst: false,
      totalVotes: 1,
      todayVotes: 1,
      votesUntilReveal: 99,
      revealedAt: null,
      herVotes: 0,
      hisVotes: 1,
      herPercentage: 0,
      hisPercentage: 100,
      range: { low: 0, high: 79 },
      winner: 'his',
      winnerText: 'His Side wins by 100%',
      isTooClose: false,
      isPolarizing: false,
      polarization: 'Low',
    };
    expect(result).toEqual({ ok: true, value: { replayed: false, outcome: receipt } });
    expect(writes).toEqual([
      {
        kind: 'put-standing',
        id: ID,
        standing: {
          ...tally(0, 1),
          commentCount: 0,
          trendScore: addTrendEvent(null, NOON),
          polarity: null,
          todayVotes: 1,
          revealedAt: null,
          history: {
            history: [{ herVotes: 0, totalVotes: 1 }],
            blind: { herVotes: 0, totalVotes: 1 },
            since: { herVotes: 0, totalVotes: 0 },
            readFirst: 0,
            afterReading: { toHer: 0, toHis: 0 },
            afterSeeing: { toHer: 0, toHis: 0 },
            guesses: { count: 0, sum: 0, herVotes: 0, squares: 0 },
            established: { herVotes: 0, totalVotes: 0 },
            others: { herVotes: 0, totalVotes: 1 },
            excluded: NOTHING_EXCLUDED,
          },
        },
      },
      {
        kind: 'put-vote',
        vote: {
          conflictId: ID,
          side: 'his',
          votedAt: NOON - 12 * HOUR,
          mailboxId: VOTER_PRINT,
          voterRef: VOTED_BY,
          firstSide: 'his',
          isBlind: true,
          isReading: false,
          sideWhenSeen: 'his',
          guess: null,
          established: false,
          isExcluded: false,
        },
        isFirst: true,
      },
      { kind: 'count-today', conflictId: ID, hour: NOON },
      {
        kind: 'enter-award',
        award: {
          entries: [
            {
              memberId: VOTER,
              kind: 'vote',
              sourceKey: 'vote:stamp',
              item: null,
              points: 10,
              day: NOON - 12 * HOUR,
            },
          ],
          streak: { days: 1, longest: 1, lastDay: NOON - 12 * HOUR },
        },
      },
      {
        kind: 'record-operation',
        operation: {
          actor: 'operation voter',
          opId: OP,
          request: `request voter\n${OP}\n["vote",17,"his"]`,
          made: null,
          appliedOn: NOON - 12 * HOUR,
        },
      },
    ]);
  });

  test('stores only its day, and counts for today by the hour', () => {
    const decided = decide({}, 'her', WRITER, undefined, NOON + HOUR - 1);
    expect(writeOf(decided, 'put-vote')?.vote.votedAt).toBe(NOON - 12 * HOUR);
    expect(writeOf(decided, 'count-today')?.hour).toBe(NOON);
  });

  test('stores no operation without an operation id', () => {
    const decided = decide({}, 'her', { memberId: VOTER, opId: null });
    expect(writesOf(decided, 'record-operation')).toEqual([]);
    expect(decided.result.ok && decided.result.value.outcome.opId).toBeNull();
  });

  test('by the author counts like any other', () => {
    const decided = decide({}, 'her', { memberId: AUTHOR, opId: null });
    expect(writeOf(decided, 'put-standing')?.standing.totalVotes).toBe(1);
  });
});

describe('the points of a vote', () => {
  const voter = aMember({ id: VOTER, userNickname: 'Cleo' });
  const entry = {
    memberId: VOTER,
    kind: 'vote',
    points: 10,
    day: NOON - 12 * HOUR,
    sourceKey: 'vote:stamp',
    item: null,
  };

  test('are ten for the first, and start a streak', () => {
    expect(writeOf(decide({ voter }, 'her'), 'enter-award')?.award).toEqual({
      entries: [entry],
      streak: { days: 1, longest: 1, lastDay: NOON - 12 * HOUR },
    });
  });

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
    // Not quite a week old, so the account may have been created for this vote.
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

test('a vote without a nickname earns points, and does not count toward a batch', () => {
  const decided = decide({ voter: aMember({ id: VOTER, userNickname: null }) }, 'her');
  expect(writeOf(decided, 'enter-award')?.award.entries.map(({ points }) => points)).toEqual([10]);
  expect(writesOf(decided, 'await-batch')).toEqual([]);
});

describe('a change of side', () => {
  test('changes the vote but not its time or the conflict’s position', () => {
    const history = { ...NO_HISTORY, others: { herVotes: 3, totalVotes: 5 } };
    const before = aConflict({ ...tally(3, 2), trendScore: 40, todayVotes: 5, history });
    const after = { ...history, others: { herVotes: 2, totalVotes: 5 }, afterSeeing: { toHer: 0, toHis: 1 } };
    expect(decide({ conflict: before, vote: aVote('her') }, 'his').writes).toEqual([
      putStanding({ ...before, ...tally(2, 3), history: after }),
      { kind: 'put-vote', vote: { ...aVote('his'), firstSide: 'her', sideWhenSeen: 'her' }, isFirst: false },
      { kind: 'record-operation', operation: expect.objectContaining({ opId: OP }) },
    ]);
  });

  test('to the same side only stores the operation', () => {
    const before = aConflict({ ...tally(3, 2), trendScore: 40, todayVotes: 5 });
    const { writes, result } = decide({ conflict: before, vote: aVote('her') }, 'her');
    expect(writes).toEqual([
      putStanding(before),
      { kind: 'put-vote', vote: aVote('her'), isFirst: false },
      { kind: 'record-operation', operation: expect.objectContaining({ opId: OP }) },
    ]);
    expect(result).toMatchObject({
      ok: true,
      value: { replayed: false, outcome: { userVoteSide: 'her', totalVotes: 5 } },
    });
  });
});

describe('the vote of another account of the same mailbox', () => {
  const cleo = aMember({ id: VOTER, userNickname: 'Cleo' });

  test.each(['her', 'his'] as const)('that was for %s passes to the one that presses: one vote stays', (before) => {
    const standing = (herVotes: number) => ({
      ...tally(herVotes, 5 - herVotes),
      history: { ...NO_HISTORY, others: { herVotes, totalVotes: 5 } },
    });
    const conflict = aConflict({ ...standing(before === 'her' ? 3 : 2), todayVotes: 5 });
    const { writes, result } = decide({ conflict, held: aVote(before, OTHER_ACCOUNT), voter: cleo }, 'his');
    expect(writes).toEqual([
      putStanding({ ...conflict, ...standing(2) }),
      { kind: 'put-vote', vote: aVote('his'), isFirst: false },
      { kind: 'record-operation', operation: expect.objectContaining({ opId: OP }) },
    ]);
    expect(result).toMatchObject({ ok: true, value: { outcome: { userVoteSide: 'his', totalVotes: 5 } } });
  });

  test('leaves the earlier account without a vote, even when its operation repeats', () => {
    const operation = operationOf({}, 'her');
    expect(
      decide({ operation, held: aVote('his', OTHER_ACCOUNT), conflict: aConflict(tally(0, 1)) }, 'her'),
    ).toMatchObject({
      writes: [],
      result: {
        ok: true,
        value: { replayed: true, outcome: { opId: OP, userVoteSide: null, resultsVisible: false, herVotes: null } },
      },
    });
  });
});

describe('refusing a vote', () => {
  test.each([
    ['of a member whose address is not verified', { mailboxId: null }, 'email-verification-required'],
    ['of an account that is gone', { voter: null, mailboxId: null }, 'authentication-required'],
  ])('%s, and nothing is unlocked', (_, state, error) => {
    expect(decide(state, 'her')).toEqual({ writes: [], result: { ok: false, error } });
  });

  test.each([
    ['on a conflict that does not exist', null],
    ['on a conflict that is taken down', aConflict({ isActive: false })],
  ])('%s, and changes nothing', (_, conflict) => {
    expect(decide({ conflict }, 'her')).toEqual({ writes: [], result: { ok: false, error: 'conflict-not-found' } });
  });

  test.each([{ authorPause: 'set' }, { isPaused: true }] as const)('where voting rests: %o', (care) => {
    const conflict = aConflict({ care: { ...NO_CARE, ...care }, textVersion: 2 });
    const refused = { writes: [], result: { ok: false, error: 'voting-paused' } };
    expect(decide({ conflict }, 'her')).toEqual(refused);
    expect(decide({ conflict }, 'her', WRITER, 1)).toEqual(refused);
    expect(decide({ conflict: { ...conflict, care: { ...NO_CARE, authorPause: 'lifted' } } }, 'her').result.ok).toBe(
      true,
    );
  });
});

describe('a vote with the version that was read', () => {
  const edited = aConflict({ textVersion: 2 });

  test('counts if the version is current', () => {
    const decided = decide({ conflict: edited }, 'her', WRITER, 2);
    expect(writeOf(decided, 'put-standing')?.standing).toMatchObject(tally(1, 0));
  });

  test.each([1, 3])('is refused for another version: %i', (textVersion) => {
    expect(decide({ conflict: edited }, 'her', WRITER, textVersion)).toEqual({
      writes: [],
      result: { ok: false, error: 'text-changed' },
    });
  });

  test('is a replay of the same operation, with or without a version then', () => {
    const operation = operationOf({ conflict: edited }, 'her');
    expect(decide({ conflict: edited, operation, vote: aVote('her') }, 'her', WRITER, 1)).toMatchObject({
      writes: [],
      result: { ok: true, value: { replayed: true } },
    });
  });

  test('reveals nothing about a conflict the voter cannot see', () => {
    const takenDown = aConflict({ textVersion: 2, isActive: false });
    expect(decide({ conflict: takenDown }, 'her', WRITER, 1).result).toEqual({
      ok: false,
      error: 'conflict-not-found',
    });
  });
});

describe('an operation id that was used before', () => {
  test('returns the current state and changes nothing, whatever happened since', () => {
    const now = {
      conflict: aConflict({ ...tally(0, 60), isActive: false }),
      vote: aVote('his'),
      operation: operationOf({}, 'her'),
    };
    expect(decide(now, 'her')).toMatchObject({
      writes: [],
      result: { ok: true, value: { replayed: true, outcome: { opId: OP, userVoteSide: 'his', hisVotes: 60 } } },
    });
  });

  test.each([
    ['the other side', operationOf({}, 'his')],
    [
      'another conflict',
      { ...(operationOf({}, 'her') as Operation), request: `request voter\n${OP}\n["vote",18,"her"]` },
    ],
    ['a comment', { ...(operationOf({}, 'her') as Operation), request: `request voter\n${OP}\n["comment",17,"her"]` }],
  ])('is refused where it stood for %s', (_, operation) => {
    expect(decide({ operation }, 'her')).toEqual({ writes: [], result: { ok: false, error: 'operation-mismatch' } });
  });
});

describe('the 100th vote', () => {
  test('reveals the results and tells the author', () => {
    const decided = decide({ conflict: aConflict(tally(62, 37)) }, 'his');
    const standing = { ...tally(62, 38), revealedAt: NOON, polarity: 0.24 };
    expect(writeOf(decided, 'put-standing')).toMatchObject({ id: ID, standing });
    expect(writesOf(decided, 'enqueue-job')).toEqual([
      {
        kind: 'enqueue-job',
        job: {
          key: 'conflict-revealed:17',
          payload: { kind: 'conflict-revealed', conflictId: ID, authorId: AUTHOR },
          runAt: NOON,
        },
      },
    ]);
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

  test('is not reached by a change of side at 99', () => {
    const decided = decide({ conflict: aConflict(tally(62, 37)), vote: aVote('her') }, 'his');
    const standing = { ...tally(61, 38), revealedAt: null, polarity: null };
    expect(writeOf(decided, 'put-standing')).toMatchObject({ id: ID, standing });
    expect(writesOf(decided, 'enqueue-job')).toEqual([]);
  });

  test('is followed by votes that notify nobody and keep the time of the reveal', () => {
    const revealed = aConflict({ ...tally(62, 38), revealedAt: NOON - HOUR, polarity: 0.24 });
    const decided = decide({ conflict: revealed }, 'her');
    const standing = { revealedAt: NOON - HOUR, polarity: 25 / 101 };
    expect(writeOf(decided, 'put-standing')).toMatchObject({ id: ID, standing });
    expect(writesOf(decided, 'enqueue-job')).toEqual([]);
  });
});

const ballot = () => {
  const votes = new Map<MailboxId, Vote>();
  const operations = new Map<string, Operation>();
  const jobs: NewJob[] = [];
  const first: MailboxId[] = [];
  const today: number[] = [];
  let conflict: Conflict = aConflict();
  const cast = (member: number, side: Side, opId: OpId | null, now: number) => {
    const print = `print-${member}` as MailboxId;
    const writer = { memberId: toMemberId(`member-${member}`), opId };
    const key = `${member} ${opId}`;
    const voterRef = SECRETS.voterOf(writer.memberId);
    const state = {
      ...STATE,
      conflict,
      vote: votes.get(print) ?? null,
      held: votes.get(print) ?? null,
      mailboxId: print,
      operation: operations.get(key) ?? null,
    };
    const cast = { voterRef, sourceKey: `vote:${member}`, conflictId: ID, side };
    const decided = decideVote(state, stampRequest(SECRETS, writer, 'vote', ID, side), cast, ESTABLISHED_RULE, now);
    for (const { standing } of writesOf(decided, 'put-standing')) conflict = { ...conflict, ...standing };
    for (const { vote, isFirst } of writesOf(decided, 'put-vote')) {
      votes.set(print, vote);
      if (isFirst) first.push(print);
    }
    for (const { hour } of writesOf(decided, 'count-today')) today.push(hour);
    for (const { operation } of writesOf(decided, 'record-operation')) operations.set(key, operation);
    for (const { job } of writesOf(decided, 'enqueue-job')) jobs.push(job);
    return decided.result;
  };
  return { cast, votes, jobs, first, today, conflict: () => conflict };
};

const aSide = fc.constantFrom<Side>(...SIDES);
const someVotes = (members: number, maxLength: number) =>
  fc.array(fc.record({ member: fc.nat(members - 1), side: aSide, op: fc.option(fc.nat(3)) }), {
    maxLength,
    size: 'max',
  });

describe('after any sequence of votes, changes and replays', () => {
  test('the tally is the sum of the votes', () => {
    fc.assert(
      fc.property(someVotes(12, 60), (sequence) => {
        const { cast, votes, first, today, conflict } = ballot();
        for (const [index, { member, side, op }] of sequence.entries())
          cast(member, side, op === null ? null : (`op-${op}` as OpId), NOON + index);
        const sides = [...votes.values()].map((vote) => vote.side);
        const { herVotes, hisVotes, totalVotes, todayVotes } = conflict();
        expect({ herVotes, hisVotes, totalVotes, todayVotes }).toEqual({
          herVotes: sides.filter((side) => side === 'her').length,
          hisVotes: sides.filter((side) => side === 'his').length,
          totalVotes: new Set(sequence.map(({ member }) => member)).size,
          todayVotes: votes.size,
        });
        expect(first.toSorted()).toEqual([...votes.keys()].toSorted());
        expect(today).toEqual(first.map(() => NOON));
      }),
    );
  });

  test('results are revealed once, with the 100th voter, for good; no polarity is stored before', () => {
    const crowd = fc.shuffledSubarray(
      Array.from({ length: 130 }, (_, member) => member),
      { minLength: 90 },
    );
    const split = fc.array(aSide, { minLength: 130, maxLength: 130 });
    fc.assert(
      fc.property(crowd, split, someVotes(130, 60), (first, sides, second) => {
        const { cast, votes, jobs, conflict } = ballot();
        const sequence = [...first.map((member) => ({ member, side: sides[member] ?? 'her' })), ...second];
        let revealedAt: number | null = null;
        for (const [index, { member, side }] of sequence.entries()) {
          cast(member, side, null, NOON + index);
          if (votes.size === 100) revealedAt ??= NOON + index;
          expect([conflict().revealedAt, conflict().polarity]).toEqual([
            revealedAt,
            revealedAt === null ? null : polarityOf(conflict()),
          ]);
        }
        expect(jobs.map((job) => job.key)).toEqual(revealedAt === null ? [] : ['conflict-revealed:17']);
      }),
    );
  });

  test('an operation is applied at most once, and its replay returns the current state', () => {
    const { cast, conflict } = ballot();
    cast(1, 'her', OP, NOON);
    cast(1, 'his', null, NOON + 1);
    cast(2, 'his', OP, NOON + 2);
    expect(cast(1, 'her', OP, NOON + 3)).toMatchObject({
      ok: true,
      value: { replayed: true, outcome: { userVoteSide: 'his', totalVotes: 2 } },
    });
    expect(conflict()).toMatchObject(tally(0, 2));
  });
});

test('counting a vote for its current side changes nothing', () => {
  const conflict = aConflict(tally(1, 0));
  expect(countVote(conflict, aVote('her'), aVote('her'), NOON)).toEqual(conflict);
});

describe('mailboxes with two accounts each', () => {
  const mailboxes = (conflictOf: Partial<Conflict>) => {
    const rows = new Map<MailboxId, Vote>();
    const firsts = new Map<MailboxId, Vote>();
    const before = aConflict(conflictOf);
    let conflict = before;
    const cast = ({ mailbox, account, ...terms }: Press, now: number) => {
      const print = `print-${mailbox}` as MailboxId;
      const memberId = toMemberId(`member-${mailbox}-${account}`);
      const voterRef = SECRETS.voterOf(memberId);
      const held = rows.get(print) ?? null;
      const vote = held?.voterRef === voterRef ? held : null;
      const state = { ...STATE, conflict, vote, held, mailboxId: print, operation: null };
      const press = { voterRef, sourceKey: `vote:${memberId}`, conflictId: ID, ...terms };
      const request = stampRequest(SECRETS, { memberId, opId: null }, 'vote', ID, terms.side);
      const decided = decideVote(state, request, press, ESTABLISHED_RULE, now);
      for (const { standing } of writesOf(decided, 'put-standing')) conflict = { ...conflict, ...standing };
      for (const { vote: row, isFirst } of writesOf(decided, 'put-vote')) {
        rows.set(print, row);
        if (isFirst) firsts.set(print, row);
      }
    };
    return { cast, rows: () => [...rows.values()], firsts: () => [...firsts.values()], before, now: () => conflict };
  };
  type Press = { readonly mailbox: number; readonly account: number; readonly side: Side };

  const shareOf = (votes: readonly Vote[], side: 'side' | 'firstSide' = 'side') => ({
    herVotes: votes.filter((vote) => vote[side] === 'her').length,
    totalVotes: votes.length,
  });
  const changesOf = (ways: readonly (readonly [Side | null, Side | null])[]) => ({
    toHer: ways.filter(([from, to]) => to === 'her' && from !== 'her').length,
    toHis: ways.filter(([from, to]) => to === 'his' && from !== 'his').length,
  });
  const collapseOf = (rows: readonly Vote[], firsts: readonly Vote[]) => {
    const blind = rows.filter(({ isBlind }) => isBlind);
    const guesses = rows.flatMap(({ guess, firstSide }) =>
      guess === null ? [] : { guess, isHers: firstSide === 'her' },
    );
    return {
      votes: shareOf(rows),
      blind: shareOf(
        firsts.filter(({ isBlind }) => isBlind),
        'firstSide',
      ),
      since: shareOf(rows.filter(({ isBlind }) => !isBlind)),
      readFirst: firsts.filter(({ isReading }) => isReading).length,
      afterReading: changesOf(blind.map(({ firstSide, sideWhenSeen, side }) => [firstSide, sideWhenSeen ?? side])),
      afterSeeing: changesOf(blind.map(({ sideWhenSeen, side }) => [sideWhenSeen, sideWhenSeen && side])),
      guesses: {
        count: guesses.length,
        sum: guesses.reduce((sum, { guess }) => sum + guess, 0),
        herVotes: guesses.filter(({ isHers }) => isHers).length,
        squares: guesses.reduce((sum, { guess, isHers }) => sum + ((isHers ? 100 : 0) - guess) ** 2, 0),
      },
      others: shareOf(rows),
    };
  };
  const storedIn = ({ herVotes, totalVotes, history }: Conflict, before: Conflict) => {
    const { blind, since, readFirst, afterReading, afterSeeing, guesses, others } = history;
    const votes = { herVotes: herVotes - before.herVotes, totalVotes: totalVotes - before.totalVotes };
    return { votes, blind, since, readFirst, afterReading, afterSeeing, guesses, others };
  };

  const press = fc.record({
    mailbox: fc.nat(4),
    account: fc.nat(1),
    side: aSide,
    readFirst: fc.boolean(),
    guess: fc.option(fc.nat(100), { nil: undefined }),
  });

  test('every stored figure is the sum of its rows, after any sequence of votes', () => {
    fc.assert(
      // With 97 earlier votes, the reveal happens during the sequence.
      fc.property(fc.array(press, { maxLength: 40, size: 'max' }), fc.constantFrom(0, 97), (presses, hers) => {
        const { cast, rows, firsts, before, now } = mailboxes(tally(hers, 0));
        for (const [index, one] of presses.entries()) {
          cast(one, NOON + index);
          expect(storedIn(now(), before)).toEqual(collapseOf(rows(), firsts()));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a vote moved to another account on its current side leaves no change of mind', () => {
    const { cast, now } = mailboxes({});
    const by = (account: number, side: Side, readFirst = false) =>
      cast({ mailbox: 1, account, side, ...{ readFirst } }, NOON);
    by(0, 'her', true);
    by(0, 'his');
    by(0, 'her');
    by(1, 'her');
    expect(now().history).toMatchObject({
      afterReading: { toHer: 0, toHis: 0 },
      afterSeeing: { toHer: 0, toHis: 0 },
    });
  });
});
