import { describe, expect, test } from 'vitest';
import type { CommentId } from '../kernel/ids.ts';
import { ALERT_KINDS, type AlertSubject } from '../model/alert.ts';
import { pushMessage } from '../push/push.ts';
import { toConflictId, toMemberId } from '../test-support/records.ts';
import { NEUTRAL_NEWS, type NewsChannel, newsOf } from './alert-texts.rule.ts';
import { alertKind } from './alerts.rule.ts';

const ID = 61_947;
const conflictId = toConflictId(ID);
const commentId = 'secret-comment' as CommentId;
const ITEMS = [
  { kind: 'conflict', id: conflictId },
  { kind: 'comment', id: commentId },
  { kind: 'update', id: `${conflictId}.1` },
] as const;

const SUBJECTS = {
  revealed: [{ type: 'revealed', conflictId }],
  comments: [{ type: 'comments', conflictId }],
  'how-did-it-go': [{ type: 'how-did-it-go', conflictId, days: 7 }],
  votes: [{ type: 'votes', conflictId, votes: 10 }],
  'update-told': [{ type: 'update-told', conflictId, number: 1 }],
  follower: [{ type: 'follower', followerId: toMemberId('secret-follower') }],
  'followed-posted': [{ type: 'followed-posted', conflictId }],
  'report-settled': ITEMS.map((item) => ({ type: 'report-settled', item, conflictId, verdict: 'removed' })),
  'item-hidden': decisions('item-hidden'),
  'item-collapsed': decisions('item-collapsed'),
  'item-rested': decisions('item-rested'),
  'item-noted': decisions('item-noted'),
  'item-warned': decisions('item-warned'),
  'item-restored': ITEMS.map((item) => ({ type: 'item-restored', item, conflictId })),
  'appeal-answered': ITEMS.flatMap((item) =>
    (['author', 'reporter'] as const).map((side) => ({
      type: 'appeal-answered',
      item,
      conflictId,
      side,
      outcome: 'upheld',
    })),
  ),
  replies: [{ type: 'replies', conflictId, commentId: 'their comment', replyId: 'a reply' }],
  'new-device': [{ type: 'new-device', device: 'Secret browser' }],
  'ways-changed': [{ type: 'ways-changed' }],
  today: [{ type: 'today', day: 0 }],
} as unknown as { readonly [T in AlertSubject['type']]: readonly AlertSubject[] };

function decisions(type: string) {
  return ITEMS.flatMap((item) =>
    (['reports', 'operator'] as const).map((by) => ({ type, item, conflictId, by, reason: 'abuse' })),
  );
}

const ALL = Object.values(SUBJECTS).flat();
const CHANNELS: readonly NewsChannel[] = ['push', 'mail'];
const leaving = (subject: AlertSubject, isAnonymous: boolean, channel: NewsChannel) =>
  channel === 'push' ? pushMessage(subject, isAnonymous) : newsOf(subject, isAnonymous, channel);

describe.each(CHANNELS)('by %s', (channel) => {
  test('every alert about an anonymous conflict reads the same and links to the alerts', () => {
    expect(new Set(ALL.map(alertKind))).toEqual(new Set(ALERT_KINDS));
    for (const subject of ALL) {
      expect(newsOf(subject, true, channel)).toEqual(NEUTRAL_NEWS);
      expect(leaving(subject, true, channel)).toEqual(leaving({ type: 'revealed', conflictId }, true, channel));
    }
    expect(JSON.stringify(leaving({ type: 'comments', conflictId }, true, channel))).not.toMatch(/61947|secret/i);
  });

  test('no alert says whom or what it is about', () => {
    for (const subject of ALL) expect(newsOf(subject, false, channel).text).not.toMatch(/61947|secret|%/i);
  });
});

test('a mail links to no conflict except the member’s own', () => {
  const leads = ALL.filter((subject) => newsOf(subject, false, 'mail').path.includes(String(ID)));
  expect(leads.map(({ type }) => type)).toEqual(['revealed', 'comments', 'votes']);
});

test.each(CHANNELS)('news of votes and of the reveal links to where the votes are counted, by %s', (channel) => {
  for (const subject of [...SUBJECTS.votes, ...SUBJECTS.revealed])
    expect(newsOf(subject, false, channel).path).toBe(`/conflict/${ID}#vote`);
});

test('an alert of a new device links to where it can be signed out', () => {
  const news = { text: 'Someone signed in to your account on a new device.', path: '/settings#devices' };
  for (const channel of CHANNELS)
    expect(newsOf({ type: 'new-device', device: 'Firefox' }, false, channel)).toEqual(news);
});
