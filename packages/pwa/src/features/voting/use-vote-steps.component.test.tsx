import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useVoteSteps } from './use-vote-steps.ts';
import { begin } from './vote.rule.ts';

test('the countdown takes three seconds, and so does the announcement after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, act } = await renderHook(() => useVoteSteps(() => begin(null), vi.fn()));
  const phaseAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTime(ms));
    return result.current.phase;
  };
  await act(() => {
    result.current.cast('her', { isHidden: true });
    result.current.send({ type: 'vote.answered', outcome: { state: 'sent' } });
  });
  expect(await phaseAfter(2_999)).toBe('revealing');
  expect(await phaseAfter(1)).toBe('announced');
  expect(await phaseAfter(2_999)).toBe('announced');
  expect(await phaseAfter(1)).toBe('revealed');
});
