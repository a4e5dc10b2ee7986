import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../kernel/time.ts';
import type { OutboxFailure, OutboxRow } from '../model/outbox.ts';
import { NOON, OP, toConflictId, VOTER } from '../test-support/records.ts';
import {
  hurried,
  isOvertaken,
  isReplacedBy,
  isSameAction,
  judgeAnswer,
  nextToSend,
  type OutboxAnswer,
  waitUntilDue,
} from './outbox.rule.ts';

const QUEUE = toConflictId(1);
const OTHER_QUEUE = toConflictId(2);
const subject = { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' } };

const aRow = (changes: Partial<OutboxRow> = {}): OutboxRow =>
  ({
    opId: OP,
    memberId: VOTER,
    kind: 'comment',
    queue: QUEUE,
    seq: 1,
    payload: { ...subject, content: 'A thought' },
    state: 'queued',
    attempts: 0,
    nextAttemptAt: NOON,
    lastError: null,
    createdAt: NOON,
    ...changes,
  }) as OutboxRow;
const aVote = (side: 'her' | 'his', changes: Partial<OutboxRow> = {}) =>
  aRow({ kind: 'vote', payload: { ...subject, side }, ...changes } as Partial<OutboxRow>);

const failed = (changes: Partial<OutboxFailure> = {}): Pick<OutboxRow, 'lastError'> => ({
  lastError: { status: 500, code: null, message: null, at: NOON, serverErrors: 0, ...changes },
});

const refused = (
  status: number,
  code = 'some-code',
  retryAfter: number | null = null,
): Extract<OutboxAnswer, { kind: 'refused' }> => ({
  kind: 'refused',
  status,
  code,
  message: 'No',
  retryAfter,
});
const noAnswer = (isOffline = false, status = 0): OutboxAnswer => ({
  kind: 'none',
  status,
  code: null,
  message: null,
  retryAfter: null,
  isOffline,
});

const judge = (row: OutboxRow, answer: OutboxAnswer, { random = 0.5, othersArrive = false } = {}) => {
  const verdict = judgeAnswer({ ...row, state: 'sending' }, answer, { now: NOON, random, othersArrive });
  return verdict.kind === 'changed' ? verdict.row : verdict.kind;
};

test('removes an item once it has its receipt', () => {
  expect(judge(aRow(), { kind: 'receipt' })).toBe('acknowledged');
});

test.each([
  [401, 'authentication-required'],
  [412, 'other-member'],
])('%i means that the member is not signed in', (status, code) => {
  expect(judge(aRow(), refused(status, code))).toBe('signed-out');
});

test('being offline uses no attempt and adds no delay', () => {
  expect(judge(aRow(), noAnswer(true))).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAt: NOON });
});

test.each([
  ['no answer', noAnswer()],
  ['a proxy’s error page', noAnswer(false, 502)],
  ['408', refused(408)],
  ['425', refused(425)],
  ['429', refused(429)],
  ['500', refused(500)],
  ['503', refused(503)],
])('after %s it is tried again', (_, answer) => {
  expect(judge(aRow(), answer)).toMatchObject({ state: 'queued', attempts: 1, nextAttemptAt: NOON + 1_000 });
});

test.each([400, 403, 404, 409, 410, 413, 422])('%i rejects an item with its reason, and keeps its text', (status) => {
  expect(judge(aRow(), refused(status))).toMatchObject({
    state: 'rejected',
    lastError: { status, code: 'some-code', message: 'No' },
    payload: { content: 'A thought' },
  });
});

test('rejects a vote on an edited text and keeps the new text', () => {
  const text = { ...subject, textVersion: 2, herSide: 'Hers by now.', hisSide: 'His by now.' };
  expect(judge(aVote('her'), { ...refused(409, 'text-changed'), text })).toEqual({
    ...aVote('her'),
    state: 'rejected',
    attempts: 1,
    lastError: { status: 409, code: 'text-changed', message: 'No', text, at: NOON, serverErrors: 0 },
  });
});

test('doubles the random delay after each failure, up to 15 minutes', () => {
  const longest = (attempts: number) => {
    const row = judge(aRow({ attempts }), noAnswer(), { random: 0.999_999 });
    return typeof row === 'string' ? null : Math.round((row.nextAttemptAt - NOON) / 1000);
  };
  expect([0, 1, 2, 3, 8, 9, 50].map(longest)).toEqual([2, 4, 8, 16, 512, 900, 900]);
  expect(judge(aRow(), noAnswer(), { random: 0 })).toMatchObject({ nextAttemptAt: NOON });
});

test('respects Retry-After, up to a day', () => {
  const next = (retryAfter: number) => judge(aRow(), refused(429, 'too-many-requests', retryAfter));
  expect(next(5 * MINUTE)).toMatchObject({ nextAttemptAt: NOON + 5 * MINUTE });
  expect(next(9_000 * HOUR)).toMatchObject({ nextAttemptAt: NOON + 24 * HOUR });
});

test('rejects an item after eight 5xx in a row if others arrive, and keeps it if none do', () => {
  const stateAfter = (answers: readonly OutboxAnswer[], othersArrive: boolean) =>
    answers.reduce((row, answer) => judge(row, answer, { othersArrive }) as OutboxRow, aRow()).state;
  const errors = (count: number) => Array<OutboxAnswer>(count).fill(refused(500));
  expect(stateAfter(errors(7), true)).toBe('queued');
  expect(stateAfter(errors(8), true)).toBe('rejected');
  expect(stateAfter([...errors(7), noAnswer(), ...errors(1)], true)).toBe('queued');
  expect(stateAfter(errors(20), false)).toBe('queued');
});

test('sends queues in order, and a failing head blocks only its own queue', () => {
  const rows = [
    aRow({ seq: 3, queue: OTHER_QUEUE }),
    aRow({ seq: 1, nextAttemptAt: NOON + MINUTE, ...failed() }),
    aRow({ seq: 2 }),
    aRow({ seq: 4, queue: OTHER_QUEUE }),
  ];
  expect(nextToSend(rows, NOON, new Set())?.seq).toBe(3);
  expect(nextToSend(rows, NOON, new Set([OTHER_QUEUE]))).toBeNull();
  expect(nextToSend(rows, NOON + MINUTE, new Set())?.seq).toBe(1);
});

test('a rejected item leaves its queue; one being sent or waiting for a login blocks it', () => {
  const next = (state: OutboxRow['state']) => nextToSend([aRow({ state }), aRow({ seq: 2 })], NOON, new Set())?.seq;
  expect([next('rejected'), next('sending'), next('needs-login')]).toEqual([2, undefined, undefined]);
});

test('returns how long until the next attempt', () => {
  const elsewhere = { queue: OTHER_QUEUE };
  const waiting = [aRow({ state: 'needs-login' }), aRow({ state: 'rejected', ...elsewhere })];
  const due = (after: number) => aRow({ nextAttemptAt: NOON + after, ...failed() });
  const both = [due(9), { ...due(5), ...elsewhere }];
  expect([[], waiting, [due(-1)], both].map((rows) => waitUntilDue(rows, NOON))).toEqual([null, null, 0, 5]);
});

test('a returning network retries what it failed at once; a manual retry sends everything', () => {
  const byNetwork = aRow({ nextAttemptAt: NOON + MINUTE, ...failed({ status: 0 }) });
  const byServer = aRow({ nextAttemptAt: NOON + MINUTE, ...failed({ status: 429 }) });
  const due = (row: OutboxRow, urgency: 'due' | 'network' | 'asked') =>
    hurried(row, urgency, NOON).nextAttemptAt === NOON;
  expect([due(byNetwork, 'due'), due(byNetwork, 'network'), due(byNetwork, 'asked')]).toEqual([false, true, true]);
  expect([due(byServer, 'due'), due(byServer, 'network'), due(byServer, 'asked')]).toEqual([false, false, true]);
});

test('a clock set back delays nothing', () => {
  const dayAgo = NOON - 24 * HOUR;
  const isSent = (row: OutboxRow) => nextToSend([row], dayAgo, new Set()) === row && waitUntilDue([row], dayAgo) === 0;
  expect(isSent(aRow())).toBe(true);
  expect(isSent(aRow({ nextAttemptAt: NOON + MINUTE, ...failed() }))).toBe(true);
});

test('a vote replaces the member’s unsent one on the same conflict, and nothing else', () => {
  const later = aVote('his', { seq: 2 });
  expect(isReplacedBy(aVote('her'), later)).toBe(true);
  expect(isReplacedBy(aVote('her', { state: 'rejected' }), later)).toBe(true);
  expect(isReplacedBy(aVote('her', { state: 'sending' }), later)).toBe(false);
  expect(isReplacedBy(aVote('her', { queue: OTHER_QUEUE }), later)).toBe(false);
  expect(isReplacedBy(aRow(), later)).toBe(false);
  expect(isReplacedBy(aRow(), aRow({ seq: 2 }))).toBe(false);
});

test('an unsent vote is replaced by one cast meanwhile', () => {
  const earlier = aVote('her');
  expect(isOvertaken(earlier, [earlier, aVote('his', { seq: 2 })])).toBe(true);
  expect(isOvertaken(aVote('his', { seq: 2 }), [earlier])).toBe(false);
});

test('recognizes the same action done twice', () => {
  expect(isSameAction(aRow(), aRow({ seq: 2 }))).toBe(true);
  expect(isSameAction(aRow(), aRow({ queue: OTHER_QUEUE }))).toBe(false);
  expect(isSameAction(aVote('her'), aVote('her'))).toBe(true);
  expect(isSameAction(aVote('her'), aVote('his'))).toBe(false);
  expect(isSameAction(aVote('her'), aRow())).toBe(false);
  const onOtherWords = aVote('her', { payload: { ...subject, side: 'her', textVersion: 2 } } as Partial<OutboxRow>);
  expect(isSameAction(onOtherWords, onOtherWords)).toBe(true);
  expect(isSameAction(aVote('her'), onOtherWords)).toBe(false);
});
