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
  raiseAlerts,
  raisedAlert,
  tellOf,
  tellsAnew,
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

test('the first event of a topic is an alert of its own', () => {
  expect(raisedAlert(null, news(COMMENTS, { count: 2 }))).toEqual({
    topic: 'comments.17',
    subject: COMMENTS,
    count: 2,
    at: NOON,
    isRead: false,
  });
});

test('further comments are counted while nobody has read of them, and from one again afterwards', () => {
  expect(raisedAlert(kept(COMMENTS, { count: 3 }), news(COMMENTS))).toMatchObject({ count: 4, at: NOON });
  expect(raisedAlert(kept(COMMENTS, { count: 3, isRead: true }), news(COMMENTS))).toMatchObject({
    count: 1,
    isRead: false,
  });
});

test('an event that is told of late moves an alert not back in time', () => {
  expect(raisedAlert(kept(COMMENTS), news(COMMENTS, { at: NOON - 2 * HOUR }))?.at).toBe(NOON - HOUR);
});

test.each<AlertSubject>([
  { type: 'revealed', conflictId },
  { type: 'follower', followerId: toMemberId('ben') },
])('$type is news once, also when it was read long ago', (subject) => {
  expect(raisedAlert(kept(subject), news(subject))).toBeNull();
  expect(raisedAlert(kept(subject, { isRead: true }), news(subject))).toBeNull();
});

test('an item that is back takes the place of the alert that it was collapsed', () => {
  expect(raisedAlert(kept(HIDDEN), news(RESTORED))).toEqual({ ...kept(RESTORED), at: NOON });
});

test('who has not looked yet is told once, unless it is about something else by then', () => {
  const again = kept(COMMENTS, { count: 2 });
  expect(tellsAnew(null, kept(COMMENTS))).toBe(true);
  expect(tellsAnew(kept(COMMENTS), again)).toBe(false);
  expect(tellsAnew(kept(COMMENTS, { isRead: true }), again)).toBe(true);
  expect(tellsAnew(kept(HIDDEN), kept(RESTORED))).toBe(true);
});

describe('raising an alert', () => {
  const state = { earlier: null, isMember: true, isHidden: false };
  const put = (alert: Alert, isHidden = false) => ({ kind: 'put-alert', memberId: ana, isHidden, alert });
  const told = (alert: NewAlert) => ({ kind: 'enqueue-job', job: alertJob(alert) });
  const first = kept(COMMENTS, { at: NOON });

  test('comes to nothing for somebody who has no account any more', () => {
    expect(alertWrites({ ...state, isMember: false }, news(COMMENTS))).toEqual([]);
    expect(alertWrites({ ...state, isMember: false, earlier: kept(COMMENTS) }, news(COMMENTS))).toEqual([]);
  });

  test('comes to nothing where it is nothing new', () => {
    const revealed: AlertSubject = { type: 'revealed', conflictId };
    expect(alertWrites({ ...state, earlier: kept(revealed, { isRead: true }) }, news(revealed))).toEqual([]);
  });

  test('that is the first of its topic tells the member, and leaves the newest ones alone', () => {
    expect(alertWrites(state, news(COMMENTS))).toEqual([
      put(first),
      { kind: 'trim-alerts', memberId: ana, kept: MAX_ALERTS },
      told(news(COMMENTS)),
    ]);
  });

  test('that has been read tells the member again, once', () => {
    const earlier = kept(COMMENTS, { count: 3, isRead: true });
    expect(alertWrites({ ...state, earlier }, news(COMMENTS))).toEqual([put(first), told(news(COMMENTS))]);
  });

  test('that waits to be read is counted, and tells nobody again', () => {
    const earlier = kept(COMMENTS, { count: 3 });
    expect(alertWrites({ ...state, earlier }, news(COMMENTS))).toEqual([put({ ...first, count: 4 })]);
  });

  test('about what was written under a pseudonym is put under what its author is known by', () => {
    expect(alertWrites({ ...state, isHidden: true }, news(COMMENTS))[0]).toEqual(put(first, true));
  });

  test('is a write each', () => {
    const alerts = [news(COMMENTS), news(RESTORED)];
    expect(raiseAlerts(alerts)).toEqual(alerts.map((alert) => ({ kind: 'raise-alert', alert })));
    expect(raiseAlerts([])).toEqual([]);
  });
});

const untold: UnannouncedComment = {
  id: 'comment-1' as CommentId,
  conflictId,
  tells: ana,
  postedAt: NOON,
  isVisible: true,
};

test('comments that wait are one alert a conflict, without those that were hidden meanwhile', () => {
  const other = toConflictId(18);
  expect(
    commentAlerts([
      untold,
      { ...untold, postedAt: NOON + 5 },
      { ...untold, postedAt: NOON + 9, isVisible: false },
      { ...untold, conflictId: other, isVisible: false },
      { ...untold, conflictId: toConflictId(19) },
    ]),
  ).toEqual([news(COMMENTS, { count: 2, at: NOON + 5 }), news({ type: 'comments', conflictId: toConflictId(19) })]);
});

test('a comment of which nobody can read any more whom it tells is no news, and keeps none from being', () => {
  expect(commentAlerts([{ ...untold, tells: null }])).toEqual([]);
  expect(commentAlerts([{ ...untold, tells: null, postedAt: NOON + 5 }, untold])).toEqual([news(COMMENTS)]);
});

test('every comment that waits is told of once, also those that are no news', () => {
  const [hidden, unreadable] = ['comment-2' as CommentId, 'comment-3' as CommentId];
  expect(
    tellOf([untold, { ...untold, id: hidden, isVisible: false }, { ...untold, id: unreadable, tells: null }]),
  ).toEqual([
    { kind: 'mark-told', comments: [untold.id, hidden, unreadable] },
    { kind: 'raise-alert', alert: news(COMMENTS) },
  ]);
});

test('the work of telling has one key for each time that it is due', () => {
  expect(alertJob(news(COMMENTS))).toEqual({
    key: `alert:ana:comments.17:${NOON}`,
    payload: { kind: 'alert', memberId: ana, subject: COMMENTS, at: NOON },
    runAt: NOON,
  });
});

test('what became of a report and of one’s own item are of one kind', () => {
  expect([HIDDEN, RESTORED, COMMENTS].map(alertKind)).toEqual(['moderation', 'moderation', 'comments']);
});

test('without a choice only the 100th vote comes by push, and nothing by mail', () => {
  const { revealed, ...others } = DEFAULT_ALERT_PREFERENCES;
  expect(revealed).toEqual({ push: true, mail: false });
  expect(Object.values(others)).toEqual(Array(ALERT_KINDS.length - 1).fill({ push: false, mail: false }));
});

test('a choice changes what it names and nothing else', () => {
  expect(withPreferences(DEFAULT_ALERT_PREFERENCES, { revealed: { mail: true }, follower: { push: true } })).toEqual({
    ...DEFAULT_ALERT_PREFERENCES,
    revealed: { push: true, mail: true },
    follower: { push: true, mail: false },
  });
});

test('a sign-in is news on a device whose name the account has not had', () => {
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
