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
  const alert = { topic: 'replies.x', subject, count: 1, at: NOON, isRead: false };
  const view = alertView({ ...alert, conflictTitle: 'The plants', isTitlePublic, followerNickname: null });
  expect(view.detail).toBe(detail);
});
