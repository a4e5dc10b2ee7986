import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { ErrorState } from './ErrorState.tsx';

test('offline it says that the content is not on the device, and offers nothing to try', async () => {
  const onLine = vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await show(<ErrorState title="The list couldn’t be loaded" onRetry={() => undefined} />);
  await expect.element(page.getByRole('heading', { name: 'This part isn’t on this device' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('alert').getByText('The list couldn’t be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
