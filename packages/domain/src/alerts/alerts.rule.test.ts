import { describe, expect, test } from 'vitest';
import type { CommentId } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import { ALERT_KINDS, type Alert, type AlertSubject, type NewAlert } from '../model/alert.ts';
import { NOON, toConflictId, toMemberId } from '../test-support/records.ts';
import {
  alertJob,
  alertKind,
  alertTopic,
  alertWrites,
  commentAlerts,
  DEFAULT_ALERT_PREFERENCES,
  MAX_ALERTS,
  newDeviceAlerts,
  raisedAlert,
  repeatsAlert,
  tellOf,
  type UnannouncedComment,
  withPreferences,
} from './alerts.rule.ts';

const conflictId = toConflictId(17);
const ana = toMemberId('ana');
const COMMENTS: AlertSubject = { type: 'comments', conflictId };
const HIDDEN: AlertSubject = {
  type: 'item-collapsed',
  item: { kind: 'conflict', id: conflictId },
  conflictId,
  by: 'reports',
  reason: 'abuse',
};
const RESTORED: AlertSubject = { type: 'item-restored', item: { kind: 'conflict', id: conflictId }, conflictId };

const news = (subject: AlertSubject, over: Partial<NewAlert> = {}): NewAlert => ({
  memberId: ana,
  subject,
  count: 1,
  at: NOON,
  ...over,
});
const kept = (subject: AlertSubject, over: Partial<Alert> = {}): Alert => ({
  topic: alertTopic(subject),
  subject,
  count: 1,
  at: NOON - HOUR,
  isRead: false,
  ...over,
});

test('a late event does not move an alert back in time', () => {
  expect(raisedAlert(kept(COMMENTS), news(COMMENTS, { at: NOON - 2 * HOUR }))?.at).toBe(NOON - HOUR);
});

test.each<AlertSubject>([
  { type: 'revealed', conflictId },
  { type: 'follower', followerId: toMemberId('ben') },
  { type: 'followed-posted', conflictId },
])('$type is news once, also when it was read long ago', (subject) => {
  expect(raisedAlert(kept(subject), news(subject))).toBeNull();
  expect(raisedAlert(kept(subject, { isRead: true }), news(subject))).toBeNull();
});

test('a number of votes is news once, and a larger one replaces it', () => {
  const reached = (votes: number): AlertSubject => ({ type: 'votes', conflictId, votes });
  expect(raisedAlert(kept(reached(10), { isRead: true }), news(reached(10)))).toBeNull();
  expect(raisedAlert(kept(reached(10)), news(reached(5)))).toBeNull();
  expect(raisedAlert(kept(reached(5)), news(reached(10)))).toMatchObject({ topic: 'votes.17', subject: { votes: 10 } });
});

test('each milestone of votes sends a new notification after the last one was read, even within the same hour', () => {
  const [first, second] = [1, 2].map((votes) => news({ type: 'votes', conflictId, votes })) as [NewAlert, NewAlert];
  const read = kept(first.subject, { at: NOON, isRead: true });
  expect(raisedAlert(read, second)).toMatchObject({ at: NOON, isRead: false });
  expect(alertJob(second).key).not.toBe(alertJob(first).key);
});

test('the alert that an item is shown again replaces the alert that it was collapsed', () => {
  expect(raisedAlert(kept(HIDDEN), news(RESTORED))).toEqual({ ...kept(RESTORED), at: NOON });
});

test('notifies again while the alert is unread if its subject changes', () => {
  expect(repeatsAlert(kept(HIDDEN), kept(RESTORED))).toBe(true);
});

describe('raising an alert', () => {
  const state = { earlier: null, isMember: true, isPseudonymous: false };
  const put = (alert: Alert, isPseudonymous = false) => ({ kind: 'put-alert', memberId: ana, isPseudonymous, alert });
  const notified = (alert: NewAlert) => ({ kind: 'enqueue-job', job: alertJob(alert) });
  const first = kept(COMMENTS, { at: NOON });

  test('does nothing for a deleted account', () => {
    expect(alertWrites({ ...state, isMember: false }, news(COMMENTS))).toEqual([]);
    expect(alertWrites({ ...state, isMember: false, earlier: kept(COMMENTS) }, news(COMMENTS))).toEqual([]);
  });

  test('notifies the member for the first of its topic, and keeps the newest ones', () => {
    expect(alertWrites(state, news(COMMENTS))).toEqual([
      put(first),
      { kind: 'trim-alerts', memberId: ana, kept: MAX_ALERTS },
      notified(news(COMMENTS)),
    ]);
  });

  test('notifies the member again, once, after it was read', () => {
    const earlier = kept(COMMENTS, { count: 3, isRead: true });
    expect(alertWrites({ ...state, earlier }, news(COMMENTS))).toEqual([put(first), notified(news(COMMENTS))]);
  });

  test('counts without notifying while it is unread', () => {
    const earlier = kept(COMMENTS, { count: 3 });
    expect(alertWrites({ ...state, earlier }, news(COMMENTS))).toEqual([put({ ...first, count: 4 })]);
  });

  test('files what was written under a pseudonym under that pseudonym’s author', () => {
    expect(alertWrites({ ...state, isPseudonymous: true }, news(COMMENTS))[0]).toEqual(put(first, true));
  });
});

const unannounced: UnannouncedComment = {
  id: 'comment-1' as CommentId,
  conflictId,
  tells: ana,
  postedAt: NOON,
  isVisible: true,
};

test('groups waiting comments into one alert per conflict, without comments hidden meanwhile', () => {
  const other = toConflictId(18);
  expect(
    commentAlerts([
      unannounced,
      { ...unannounced, postedAt: NOON + 5 },
      { ...unannounced, postedAt: NOON + 9, isVisible: false },
      { ...unannounced, conflictId: other, isVisible: false },
      { ...unannounced, conflictId: toConflictId(19) },
    ]),
  ).toEqual([news(COMMENTS, { count: 2, at: NOON + 5 }), news({ type: 'comments', conflictId: toConflictId(19) })]);
});

test('skips a comment whose recipients are unreadable, and still handles the others', () => {
  expect(commentAlerts([{ ...unannounced, tells: null }])).toEqual([]);
  expect(commentAlerts([{ ...unannounced, tells: null, postedAt: NOON + 5 }, unannounced])).toEqual([news(COMMENTS)]);
});

test('handles each waiting comment once, even those that notify nobody', () => {
  const [hidden, unreadable] = ['comment-2' as CommentId, 'comment-3' as CommentId];
  expect(
    tellOf([
      unannounced,
      { ...unannounced, id: hidden, isVisible: false },
      { ...unannounced, id: unreadable, tells: null },
    ]),
  ).toEqual([
    { kind: 'mark-told', comments: [unannounced.id, hidden, unreadable], of: 'tells' },
    { kind: 'raise-alert', alert: news(COMMENTS) },
  ]);
});

test('the outcome of a report and of one’s own item are one kind of alert', () => {
  expect([HIDDEN, RESTORED, COMMENTS].map(alertKind)).toEqual(['moderation', 'moderation', 'comments']);
});

test('by default only the 100th vote is pushed, and nothing is mailed', () => {
  const { revealed, ...others } = DEFAULT_ALERT_PREFERENCES;
  expect(revealed).toEqual({ push: true, mail: false });
  expect(Object.values(others)).toEqual(Array(ALERT_KINDS.length - 1).fill({ push: false, mail: false }));
});

test('a preference changes only what it names', () => {
  expect(withPreferences(DEFAULT_ALERT_PREFERENCES, { revealed: { mail: true }, follower: { push: true } })).toEqual({
    ...DEFAULT_ALERT_PREFERENCES,
    revealed: { push: true, mail: true },
    follower: { push: true, mail: false },
  });
});

test('a sign-in raises an alert on a device name new to the account', () => {
  const device = 'Firefox on Windows';
  expect(newDeviceAlerts(['Safari on iPhone', 'Chrome on Android'], { memberId: ana, device, at: NOON })).toEqual([
    { memberId: ana, subject: { type: 'new-device', device }, count: 1, at: NOON },
  ]);
});

test.each([
  ['on the first device of an account', []],
  ['on a device whose name it has had', ['Safari on iPhone', 'Firefox on Windows']],
])('a sign-in %s is no news', (_, had) => {
  expect(newDeviceAlerts(had, { memberId: ana, device: 'Firefox on Windows', at: NOON })).toEqual([]);
});
