import { afterEach, expect, test } from 'vitest';
import { TOASTS } from '../messages/toasts.ts';
import { toasts } from '../ui/feedback/toast-store.ts';
import { actionsText, announceOutcome } from './announce-action.ts';

afterEach(() => toasts.dismiss());

test('a vote that a suspension refuses is told with its words and leads to the decision, not to another try', () => {
  const outcome = { state: 'failed', message: 'Your account is suspended.', hasNewWords: false } as const;
  const onRetry = () => undefined;
  announceOutcome('vote', { ...outcome, isSuspended: true }, onRetry);
  expect(toasts.getSnapshot()).toMatchObject({
    description: 'Your account is suspended.',
    action: { label: 'See the decision', to: '/statements' },
  });
  announceOutcome('vote', { ...outcome, isSuspended: false }, onRetry);
  expect(toasts.getSnapshot()?.action).toEqual({ label: 'Try again', onPress: onRetry });
});

test('where a page says beside the vote what a suspension refuses, the toast does not say it again', () => {
  const outcome = { state: 'failed', message: 'Your account is suspended.', hasNewWords: false } as const;
  announceOutcome('vote', { ...outcome, isSuspended: true });
  expect(toasts.getSnapshot()).toMatchObject(TOASTS.voteFailed);
  expect(toasts.getSnapshot()?.action).toBeUndefined();
});

test.each([
  [['vote'], '1 vote'],
  [['vote', 'vote'], '2 votes'],
  [['comment', 'vote', 'comment'], '1 vote and 2 comments'],
  [['post'], '1 conflict'],
  [['update', 'update'], '2 updates'],
  [['update', 'comment'], '1 comment and 1 update'],
  [['post', 'vote', 'comment'], '3 items'],
] as const)('%j is told as "%s"', (kinds, text) => {
  expect(actionsText(kinds)).toBe(text);
});
