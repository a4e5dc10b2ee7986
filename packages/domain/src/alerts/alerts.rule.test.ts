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
const ABOUT = { item: { kind: 'conflict', id: conflictId }, conflictId } as const;
const HIDDEN: AlertSubject = { type: 'item-collapsed', ...ABOUT, by: 'reports', reason: 'abuse' };
const RESTORED: AlertSubject = { type: 'item-restored', ...ABOUT };

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

test('the alert that an item is shown again replaces the unread one that it was collapsed, and notifies again', () => {
  const restored = { ...kept(RESTORED), at: NOON };
  expect(raisedAlert(kept(HIDDEN), news(RESTORED))).toEqual(restored);
  expect(repeatsAlert(kept(HIDDEN), restored)).toBe(true);
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

test('handles each waiting comment once, even those that notify nobody', () => {
  const [hidden, unreadable] = ['comment-2' as CommentId, 'comment-3' as CommentId];
  const notifyingNobody = [
    { ...unannounced, id: unreadable, tells: null, postedAt: NOON + 5 },
    { ...unannounced, id: hidden, isVisible: false },
  ];
  expect(tellOf([...notifyingNobody, unannounced])).toEqual([
    { kind: 'mark-told', comments: [unreadable, hidden, unannounced.id], of: 'tells' },
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

test.each([
  ['on a device name new to the account is news', ['Safari on iPhone', 'Chrome on Android'], 1],
  ['on the first device of an account is no news', [], 0],
  ['on a device whose name it has had is no news', ['Safari on iPhone', 'Firefox on Windows'], 0],
])('a sign-in %s', (_, had, times) => {
  const device = 'Firefox on Windows';
  expect(newDeviceAlerts(had, { memberId: ana, device, at: NOON })).toEqual(
    Array(times).fill(news({ type: 'new-device', device })),
  );
});
