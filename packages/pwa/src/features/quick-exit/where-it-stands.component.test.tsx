import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOperationId } from '../../api/operation-id.ts';
import { updateOn } from '../../outbox/submit.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { answerApi, noAnswer } from '../../test-support/answer-api.ts';
import { aConflict, aMember } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { OutboxScreen } from '../outbox/OutboxScreen.tsx';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';

const TOLD = { ending: 'parted', votesHelped: null, text: 'It was time.', forStories: false } as const;

test.each<[string, ReactNode, RegExp]>([
  ['what waits to be sent', <OutboxScreen key="outbox" />, /It was time\./],
  ['one’s own conflicts and votes', <ProfileScreen key="profile" />, /Edit profile/],
])('beside %s the quick exit is in reach', async (_, screen, words) => {
  answerApi({ ownConflicts: () => [], addUpdate: noAnswer });
  await show(screen, { member: aMember() });
  await withOutbox(({ submit }) => submit(updateOn(aConflict(), TOLD, newOperationId())));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quick exit' })).toBeVisible();
});
