import { afterEach, expect, test } from 'vitest';
import { TOASTS } from '../messages/toasts.ts';
import { toasts } from '../ui/feedback/toast-store.ts';
import { announceOutcome } from './announce-action.ts';

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
