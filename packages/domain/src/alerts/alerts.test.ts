import { expect, test } from 'vitest';
import { NOON, toConflictId } from '../test-support/records.ts';
import { alertView } from './alerts.ts';

const COMMENT = '01890a5d-ac96-774b-bcce-b302099a8057';

test.each([
  [true, 'The plants'],
  [false, null],
])('an alert of a reply shows somebody else’s title only while it is public: %s', (isTitlePublic, detail) => {
  const subject = {
    type: 'replies',
    conflictId: toConflictId(7),
    commentId: COMMENT as never,
    replyId: COMMENT as never,
  } as const;
  const alert = { topic: 'replies.x', subject, count: 1, at: NOON, isRead: false, isPseudonymous: false };
  const view = alertView({ ...alert, conflictTitle: 'The plants', isTitlePublic, followerNickname: null });
  expect(view.detail).toBe(detail);
});

test.each([
  [true, 'Ben, whom you follow, posted a conflict', 'The plants'],
  [false, 'Someone you follow posted a conflict', null],
])(
  'an alert of a followed member’s conflict shows its title only while it is public: %s',
  (isTitlePublic, text, detail) => {
    const subject = { type: 'followed-posted', conflictId: toConflictId(7) } as const;
    const alert = { topic: 'followed.7', subject, count: 1, at: NOON, isRead: false, isPseudonymous: false };
    const named = { conflictTitle: 'The plants', isTitlePublic, followerNickname: null };
    expect(alertView({ ...alert, ...named, ...(isTitlePublic && { authorNickname: 'Ben' }) })).toMatchObject({
      kind: 'followed',
      text,
      detail,
      path: '/conflict/7',
    });
  },
);
