import type { CommentView } from '@twosides/domain/discussion';
import type { CommentId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aComment, aConflict, pageOf } from '../../../test-support/seeds.ts';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';
const idOf = (serial: number) => `01900000-0000-7000-8000-${String(serial).padStart(12, '0')}` as CommentId;
const conflict = aConflict({ timesOrdered: 1 });
const stored = [1, 2, 3, 4, 5].map((serial) =>
  aComment(`Number ${serial}.`, { id: idOf(serial), postedAt: aComment('').postedAt - serial * 1_000 }),
);
const voted = pageOf(conflict, 'her', stored);
const inOrder: CommentView[] = voted.comments.toReversed().map((comment) => ({
  ...comment,
  helpsBothSides: comment.id === idOf(5),
  mindsChanged: comment.id === idOf(5) ? 3 : 0,
}));

const open = async (answers: Answers = {}, { read = voted, query = '' } = {}) => {
  const api = answerApi({
    conflict: () => read,
    comments: () => inOrder,
    ...answers,
  });
  await showConflictPage(read, { path: PATH + query });
  await expect.element(page.getByText('Number 1.')).toBeVisible();
  return api;
};

const order = page.getByRole('navigation', { name: 'Order of comments' });
const words = () =>
  page
    .getByRole('region', { name: 'Community discussion' })
    .getByText(/^Number \d\.$/)
    .elements()
    .map((element) => element.textContent);

test('comments helpful to both sides come first on request, with a badge that says what it means', async () => {
  const { callsOf } = await open();
  await expect.element(order.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
  await order.getByRole('link', { name: 'Helpful to both sides' }).click();
  await expect.poll(words).toEqual(['Number 5.', 'Number 4.', 'Number 3.', 'Number 2.', 'Number 1.']);
  expect(callsOf('comments')).toHaveLength(1);
  await expect
    .element(page.getByText('Helpful to both sides: people who took her side and people who took his both marked this'))
    .toBeVisible();
  await expect.element(page.getByText('Changed 3 minds')).toBeVisible();
  await order.getByRole('link', { name: 'Newest' }).click();
  await expect.poll(() => words()[0]).toBe('Number 1.');
});

test('the newest comments stand in for an order that cannot be loaded', async () => {
  await open({ comments: noAnswer });
  await order.getByRole('link', { name: 'Helpful to both sides' }).click();
  await expect.element(page.getByText(/these are the newest comments instead\.$/)).toBeVisible();
  expect(words()[0]).toBe('Number 1.');
});

test.each<[string, ConflictDetailView]>([
  ['has no result to see yet', pageOf(conflict, null, stored)],
  ['reads first', pageOf(conflict, { side: 'her', isReading: true }, stored)],
  ['sees only four comments', pageOf(conflict, 'her', stored.slice(0, 4))],
])('whoever %s is offered no order, whatever the address says', async (_, read) => {
  const { callsOf } = await open({}, { read, query: '?order=bridging' });
  await expect.element(order).not.toBeInTheDocument();
  expect(words()[0]).toBe('Number 1.');
  expect(callsOf('comments')).toEqual([]);
});

test('a voter says that a helpful comment changed their mind, and takes it back', async () => {
  const receipt = { opId: null, commentId: idOf(1), helpfulCount: 1, isHelpful: true };
  const { callsOf } = await open({
    markHelpful: () => ({ ...receipt, mindsChanged: 0, hasChangedMind: false }),
    markChangedMind: () => ({ ...receipt, mindsChanged: 1, hasChangedMind: true }),
    unmarkHelpful: () => ({ ...receipt, helpfulCount: 0, isHelpful: false, mindsChanged: 0, hasChangedMind: false }),
  });
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
  const changed = page.getByRole('button', { name: /^It changed my mind/ });
  await expect.element(changed).not.toBeInTheDocument();
  await helpful.click();
  await changed.click();
  await expect.element(changed).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: /1 changed their mind$/ })).toBeVisible();
  await helpful.click();
  await expect.element(changed).not.toBeInTheDocument();
  await expect.poll(() => callsOf('unmarkHelpful')).toHaveLength(1);
  await expect.element(helpful).toHaveAttribute('aria-pressed', 'false');
});

test('a changed mind that could not be saved is taken back alone', async () => {
  const receipt = { opId: null, commentId: idOf(1), helpfulCount: 1, isHelpful: true };
  await open({
    markHelpful: () => ({ ...receipt, mindsChanged: 0, hasChangedMind: false }),
    markChangedMind: noAnswer,
  });
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
  await helpful.click();
  const changed = page.getByRole('button', { name: /^It changed my mind/ });
  await changed.click();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expect.element(changed).toHaveAttribute('aria-pressed', 'false');
  await expect.element(helpful).toHaveAttribute('aria-pressed', 'true');
});
