import { expect, test, vi } from 'vitest';
import { show } from '../test-support/show.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const MISSING_CODE = new Error('Failed to fetch dynamically imported module: https://example.com/assets/Home-1.js');
const MINUTE = 60_000;

test('missing code is requested less and less often, not while the tab is hidden, and soon again after', async () => {
  const retry = vi.fn();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show(<ErrorScreen error={MISSING_CODE} onRetry={retry} />);
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(() => retry.mock.calls.length).toBe(5);
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(() => retry.mock.calls.length).toBe(7);

  isHidden.mockReturnValue(true);
  vi.advanceTimersByTime(MINUTE);
  isHidden.mockReturnValue(false);
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => retry.mock.calls.length).toBe(8);
});
