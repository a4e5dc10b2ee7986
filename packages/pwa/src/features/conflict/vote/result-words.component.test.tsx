import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf, receiptOf, votedOn } from '../../../test-support/seeds.ts';
import { preferLessMotion } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const open = async (conflict: ReturnType<typeof aConflict>) => {
  const read = pageOf(votedOn(conflict, 'her'), 'her');
  answerApi({ conflict: () => read, insights: noAnswer, deck: noAnswer });
  await showConflictPage(read);
};

test.each([
  [51, 'Her Side is ahead, 51 to 49'],
  [60, 'Her Side wins by 20%'],
])('says in one line who is ahead or wins: %i of a hundred', async (herVotes, line) => {
  await open(aConflict({ totalVotes: 100, herVotes, hisVotes: 100 - herVotes }));
  await expect.element(page.getByText(line, { exact: true })).toBeVisible();
});

test('compares the guess beside the result', async () => {
  const conflict = { ...aConflict({ totalVotes: 100, herVotes: 60, hisVotes: 40, revealedAt: Date.now() }) };
  const read = pageOf(conflict, { side: 'her', isReading: false, guessed: { guess: 72, firstSide: 'her' } });
  await showConflictPage(read);
  const result = page.getByRole('region', { name: 'Vote', exact: true });
  await expect.element(result.getByText(/^You guessed 72% for her side\./)).toBeVisible();
});

test('mentions excluded votes with the result, and links to why', async () => {
  const conflict = aConflict({ totalVotes: 100, herVotes: 60, hisVotes: 40, revealedAt: Date.now() });
  const excluded = { ...conflict.history.excluded, votes: { herVotes: 30, totalVotes: 40 } };
  await open({ ...conflict, history: { ...conflict.history, excluded } });
  const result = page.getByRole('region', { name: 'Vote', exact: true });
  await expect.element(result.getByText(/^40 votes excluded/)).toBeVisible();
  const why =
    result
      .getByRole('link', { name: 'See why, and what the result would be with those votes' })
      .element()
      .getAttribute('href') ?? '';
  await expect.element(page.getByRole('heading', { name: 'How the vote moved' })).toBeVisible();
  expect(document.getElementById(why.split('#')[1] ?? '')?.textContent).toBe('How the vote moved');
});

test.each([
  ['the 100th vote says so, though another is counted before it is announced', true],
  ['the 99th does not, though the 100th is counted before it is announced', false],
])('%s', async (_, isReveal) => {
  await preferLessMotion();
  const at = (votes: number) => aConflict({ totalVotes: votes, herVotes: votes - 30, hisVotes: 30 });
  const conflict = at(isReveal ? 99 : 98);
  answerApi({
    conflict: () => pageOf({ ...at(isReveal ? 101 : 100), revealedAt: Date.now() }, 'her'),
    castVote: ({ body: { side }, opId }) => receiptOf(conflict, side, opId),
    insights: noAnswer,
    deck: noAnswer,
  });
  await showConflictPage(pageOf(conflict));
  const result = page.getByRole('region', { name: 'Vote', exact: true });
  await result.getByRole('button', { name: 'Her side' }).click();
  await expect.element(result.getByText('Vote recorded!').first()).toBeVisible();
  await expect.element(result.getByText(isReveal ? '101 votes' : '100 votes')).toBeVisible();
  expect(result.getByText('Yours was the 100th vote.', { exact: false }).elements()).toHaveLength(isReveal ? 1 : 0);
});
