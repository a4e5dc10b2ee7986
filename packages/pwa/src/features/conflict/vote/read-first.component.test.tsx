import type { Side, ViewerVote } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, goOffline, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf, receiptOf, votedOn } from '../../../test-support/seeds.ts';
import { preferLessMotion, toast } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const conflict = aConflict({ totalVotes: 3, herVotes: 1, hisVotes: 2 });
const region = page.getByRole('region', { name: 'Vote', exact: true });
const readFirst = region.getByRole('checkbox', { name: 'See the result later' });
const hers = region.getByRole('button', { name: 'Her side' });
const his = region.getByRole('button', { name: 'His side' });
const change = region.getByRole('button', { name: 'Change Vote?' });
const ask = region.getByRole('button', { name: 'Show the result' });
const main = page.getByRole('main');

function counting(): Answers {
  let vote: ViewerVote | null = null;
  const read = () => pageOf(vote ? votedOn(conflict, vote.side) : conflict, vote);
  return {
    conflict: read,
    castVote: ({ body: { side, readFirst: reads }, opId }) => {
      vote = { side, isReading: reads === true };
      return receiptOf(conflict, side as Side, opId, vote.isReading);
    },
  };
}

const open = async (answers: Answers = {}) => {
  await preferLessMotion();
  const api = answerApi({ ...counting(), ...answers });
  await showConflictPage(pageOf(conflict));
  await region.getByText('More ways to vote').click();
  await expect.element(readFirst).toBeVisible();
  return api;
};

test('a vote that reads first counts, and its result waits until its voter asks for it', async () => {
  const { callsOf } = await open();
  await readFirst.click();
  await hers.click();
  await expect.element(toast('Vote recorded!')).toBeVisible();
  await expect.element(region.getByText('Your vote: Her side')).toBeVisible();
  await expect.element(main.getByText('Results hidden until you choose to see them')).toBeVisible();
  expect(main.element().textContent).not.toContain('%');

  await change.click();
  await his.click();
  await expect.element(region.getByText('Your vote: His side')).toBeVisible();
  expect(main.element().textContent).not.toContain('%');

  await ask.click();
  await expect.element(region.getByText('His Side wins by 50%').last()).toBeVisible();
  expect(region.element().textContent).not.toContain('Vote recorded!');
  await expect.element(ask).not.toBeInTheDocument();
  expect(callsOf('castVote').map(({ body }) => [body.side, body.readFirst])).toEqual([
    ['her', true],
    ['his', true],
    ['his', undefined],
  ]);
});

test('is queued with that choice offline', async () => {
  const goOnline = goOffline();
  const { answer, callsOf } = await open({ castVote: noAnswer });
  await readFirst.click();
  await hers.click();
  await expect.element(main.getByText('Results hidden until your vote is sent')).toBeVisible();
  answer(counting());
  goOnline();
  await expect.element(main.getByText('Results hidden until you choose to see them')).toBeVisible();
  expect(callsOf('castVote').at(-1)?.body).toMatchObject({ side: 'her', readFirst: true });
});
