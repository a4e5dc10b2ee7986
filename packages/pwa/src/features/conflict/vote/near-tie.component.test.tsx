import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, votedOn } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { ConflictScreen } from '../ConflictScreen.tsx';

test.each([
  [51, '400'],
  [60, '600'],
])('who wins by a chance is not written bold: %i of a hundred', async (herVotes, weight) => {
  const read = pageOf(votedOn(aConflict({ totalVotes: 100, herVotes, hisVotes: 100 - herVotes }), 'her'), 'her');
  answerApi({ conflict: () => read, insights: noAnswer, deck: noAnswer });
  await show(<ConflictScreen params={{ id: '7', slug: 'is-it-rude-to-hum-while-cooking' }} />, {
    member: aMember(),
    path: '/conflict/7/is-it-rude-to-hum-while-cooking',
    at: '/conflict/:id/:slug?',
    known: [[queryKeys.conflict(read.id), read]],
  });
  const words = page.getByText(/^Her Side wins by/);
  await expect.element(words).toBeVisible();
  expect(getComputedStyle(words.element()).fontWeight).toBe(weight);
});
