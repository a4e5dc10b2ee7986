import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, goOffline, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf, receiptOf } from '../../../test-support/seeds.ts';
import { preferLessMotion } from '../../../test-support/show.tsx';
import { countingVotes, showConflictPage } from '../../../test-support/show-conflict.tsx';

const conflict = aConflict({ totalVotes: 3, herVotes: 2, hisVotes: 1 });
const region = page.getByRole('region', { name: 'Vote', exact: true });
const guesses = region.getByRole('checkbox', { name: 'Guess the result' });
const slider = region.getByRole('slider', { name: 'What share of the votes will her side get?' });
const more = region.getByText('More ways to vote');
const hers = region.getByRole('button', { name: 'Her side' });

const open = async (answers: Parameters<typeof answerApi>[0] = {}) => {
  await preferLessMotion();
  const api = answerApi({ ...countingVotes(conflict), ...answers });
  await showConflictPage(pageOf(conflict));
  return api;
};

test('a guess is made by keys that never vote, and is sent with the vote', async () => {
  const { callsOf } = await open();
  await more.click();
  await guesses.click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'No guess yet');
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}{End}{ArrowDown}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '99% for her side');
  expect(callsOf('castVote')).toEqual([]);
  await hers.click();
  await expect.element(region.getByText(/^Her Side wins by/).last()).toBeVisible();
  expect(callsOf('castVote').map(({ body }) => [body.side, body.guess])).toEqual([['her', 99]]);
  await expect.element(guesses).not.toBeInTheDocument();
  await expect.element(slider).not.toBeInTheDocument();
});

test('an untouched or dismissed slider sends no guess; the middle counts once chosen', async () => {
  const { callsOf } = await open({ castVote: noAnswer });
  await more.click();
  await guesses.click();
  await slider.click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50% for her side');
  await guesses.click();
  await hers.click();
  await expect.poll(() => callsOf('castVote').at(-1)?.body.side).toBe('her');
  expect(callsOf('castVote').at(-1)?.body.guess).toBeUndefined();
});

test('is queued and sent with the vote offline', async () => {
  const goOnline = goOffline();
  const { callsOf, answer } = await open({ castVote: noAnswer });
  await more.click();
  await guesses.click();
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await hers.click();
  await expect.element(page.getByText('Results hidden until your vote is sent')).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0% for her side');
  answer({ castVote: ({ body: { side }, opId }) => receiptOf(conflict, side, opId) });
  goOnline();
  await expect.poll(() => callsOf('castVote').at(-1)?.body).toMatchObject({ side: 'her', guess: 0 });
});

test('draws a guess only once made, in the result’s colors', async () => {
  await page.viewport(320, 640);
  await open();
  await more.click();
  await guesses.click();
  await expect.element(region.getByText('No guess yet. Slide or tap to make one.')).toBeVisible();
  const drawn = () => [...region.element().querySelectorAll('[role=img][aria-label]')];
  expect(drawn()).toEqual([]);
  slider.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(region.getByText('51% for her side')).toBeVisible();
  expect(drawn().map((result) => result.textContent)).toEqual(['51%49%']);
  const [bar, knobs] = [...drawn(), slider.element()].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
  expect(knobs.height).toBeGreaterThanOrEqual(44);
  expect([bar.left - knobs.left, knobs.right - bar.right]).toEqual([16, 16]);
  expect(document.documentElement.scrollWidth).toBe(320);
});
