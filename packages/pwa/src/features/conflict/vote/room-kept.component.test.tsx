import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, goOffline, held, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, rowOf } from '../../../test-support/seeds.ts';
import { preferLessMotion } from '../../../test-support/show.tsx';
import { countingVotes, showConflictPage } from '../../../test-support/show-conflict.tsx';

const conflict = aConflict({ totalVotes: 3, herVotes: 2, hisVotes: 1 });
const another = aConflict({ id: 9 as typeof conflict.id, title: 'Whose turn is it?' });
const hers = page.getByRole('button', { name: 'Her side' });

const open = async (answers: Parameters<typeof answerApi>[0], member = aMember()) => {
  answerApi({
    ...countingVotes(conflict),
    deck: () => [rowOf(another)],
    ...answers,
  });
  await showConflictPage(pageOf(conflict), { member });
  await expect.element(page.getByLabelText('Add your view')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^More about/ }).first()).toBeVisible();
};

function watchMoves(): () => string[] {
  const below = page.getByLabelText('Add your view').element();
  const heard = page.getByRole('region', { name: 'Vote', exact: true }).getByRole('status').first();
  const moves: string[] = [];
  let place = 0;
  const look = () => {
    const now = below.getBoundingClientRect().top + window.scrollY;
    if (now !== place) moves.push(heard.element().textContent);
    place = now;
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    return moves;
  };
}

test.each([
  [360, false],
  [1280, true],
])(
  'a vote that waits moves what follows it once, when it is saved: %i px, onboarded %s',
  async (width, onboardingCompleted) => {
    await preferLessMotion();
    await page.viewport(width, 800);
    goOffline();
    await open({ castVote: noAnswer }, aMember({ onboardingCompleted }));
    const moves = watchMoves();
    await hers.click();
    await expect.element(page.getByRole('link', { name: 'Next conflict' })).toBeVisible();
    expect(moves()).toEqual(['', 'Saved. Will be sent when you are back online']);
  },
);

test('the vote keeps its height while being sent', async () => {
  await page.viewport(360, 800);
  const vote = held(noAnswer);
  await open({ castVote: vote.answer });
  const place = page.getByRole('region', { name: 'Vote', exact: true }).element();
  const room = place.getBoundingClientRect().height;
  await hers.click();
  await expect.element(hers).toHaveAttribute('aria-busy', 'true');
  expect(place.getBoundingClientRect().height).toBe(room);
  vote.letGo();
  await expect
    .element(
      page
        .getByRole('region', { name: 'Vote', exact: true })
        .getByText(/^Saved/)
        .last(),
    )
    .toBeVisible();
});

test('the result fits the space of its countdown', async () => {
  await page.viewport(320, 800);
  await open({});
  const moves = watchMoves();
  await hers.click();
  await expect.element(page.getByRole('link', { name: 'Next conflict' })).toBeVisible();
  await expect.element(page.getByText('Your vote: Her side')).toBeVisible();
  expect(moves()).toEqual(['', 'Revealing Results...']);
});
