import { expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import { ALERT_KINDS, type Alert, type AlertSubject, type NewAlert } from '../model/alert.ts';
import { newsOf } from '../push/push.rule.ts';
import { NOON, toConflictId, toMemberId } from '../test-support/records.ts';
import {
  alertJob,
  alertKind,
  alertTopic,
  commentAlerts,
  DEFAULT_ALERT_PREFERENCES,
  newDeviceAlerts,
  raisedAlert,
  tellsAnew,
  withPreferences,
} from './alerts.rule.ts';

const conflictId = toConflictId(17);
const ana = toMemberId('ana');
const COMMENTS: AlertSubject = { type: 'comments', conflictId };
const HIDDEN: AlertSubject = {
  type: 'item-hidden',
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

test('an item that is back takes the place of the alert that it was hidden', () => {
  expect(raisedAlert(kept(HIDDEN), news(RESTORED))).toEqual({ ...kept(RESTORED), at: NOON });
});

test('who has not looked yet is told once, unless it is about something else by then', () => {
  const again = kept(COMMENTS, { count: 2 });
  expect(tellsAnew(null, kept(COMMENTS))).toBe(true);
  expect(tellsAnew(kept(COMMENTS), again)).toBe(false);
  expect(tellsAnew(kept(COMMENTS, { isRead: true }), again)).toBe(true);
  expect(tellsAnew(kept(HIDDEN), kept(RESTORED))).toBe(true);
});

test('comments that wait are one alert a conflict, without those that were hidden meanwhile', () => {
  const untold = { conflictId, tells: ana, postedAt: NOON, isVisible: true };
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

test('a new device is told in neutral words on every way, and leads to where it can be signed out', () => {
  const news = newsOf({ type: 'new-device', device: 'Firefox on Windows' });
  expect(news).toEqual({ text: 'There was a sign-in on a new device.', path: '/settings#devices' });
});
