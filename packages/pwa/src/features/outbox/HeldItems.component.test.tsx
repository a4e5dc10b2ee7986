import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { HeldItems } from './HeldItems.tsx';

test.each([
  ['nothing', <HeldItems key="nothing" held={[]} pendingCount={0} pendingVotes={[]} />],
  ['a press', <HeldItems key="press" held={[]} pendingCount={1} pendingVotes={[]} />],
  ['several presses', <HeldItems key="presses" held={[]} pendingCount={3} pendingVotes={[]} />],
  ['a press beside what is a member’s', <HeldItems key="both" held={['vote']} pendingCount={1} pendingVotes={[]} />],
])('signed out, an outbox with %s leads to signing up and to signing in', async (_, screen) => {
  await show(screen);
  await expect.element(page.getByRole('link', { name: /^Sign up/ })).toHaveAttribute('href', '/register');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
