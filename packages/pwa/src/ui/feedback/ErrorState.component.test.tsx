import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOffline } from '../../test-support/answer-api.ts';
import { show } from '../../test-support/show.tsx';
import { ErrorState } from './ErrorState.tsx';

test('offline it says that the content is not on the device, and offers nothing to try', async () => {
  const goOnline = goOffline();
  await show(<ErrorState title="The list couldn’t be loaded" onRetry={() => undefined} />);
  await expect.element(page.getByRole('heading', { name: 'This section isn’t saved on this device' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

  goOnline();
  await expect.element(page.getByRole('alert').getByText('The list couldn’t be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
