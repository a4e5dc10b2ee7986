import type { CommentView } from '@twosides/domain/discussion';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aComment, aConflict, ownComment, pageOf } from '../../../test-support/seeds.ts';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const PATH = '/conflict/7/is-it-rude-to-hum-while-cooking';
const idOf = (serial: number) => `01900000-0000-7000-8000-${String(serial).padStart(12, '0')}` as CommentId;

const conflict = aConflict();
const first = aComment('The first.', { id: idOf(1) });
const second = aComment('The second.', { id: idOf(2), postedAt: first.postedAt - 1_000 });
const reply = aComment('A reply.', { id: idOf(3), replyTo: first.id });

const thread = (of: string) => page.getByRole('listitem').filter({ hasText: of }).first();
const replies = page.getByRole('list', { name: /^Replies to/ });
const box = page.getByLabelText(/^Your reply to/);

const open = async (
  answers: Answers = {},
  { of = conflict, query = '', read = pageOf(of, null, [first, second, reply]) } = {},
) => {
  const api = answerApi({
    addComment: ({ body, opId }) => ({
      opId,
      conflictId: of.id,
      comment: { ...ownComment(of, body.content), id: idOf(9), replyTo: body.replyTo ?? null },
      commentCount: 4,
    }),
    conflict: () => read,
    ...answers,
  });
  await showConflictPage(read, { path: PATH + query });
  await expect.element(page.getByText('The second.')).toBeVisible();
  return api;
};

const replyTo = (of: string) =>
  thread(of)
    .getByRole('button', { name: /^Reply/ })
    .first();

test('a reply is written and shown under its comment', async () => {
  const { callsOf } = await open();
  await expect.element(replies.getByText('A reply.')).toBeVisible();
  await replyTo('The second.').click();
  await expect.element(box).toHaveFocus();
  await userEvent.fill(box, 'I agree.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(thread('The second.').getByRole('list').getByText('I agree.')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  expect(callsOf('addComment')).toMatchObject([{ body: { content: 'I agree.', replyTo: second.id } }]);
});

test('without a network, a reply waits in its thread', async () => {
  await open({ addComment: noAnswer });
  await replyTo('The first.').click();
  await userEvent.fill(box, 'Later.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(replies.getByText('Later.')).toBeVisible();
  await expect.element(page.getByLabelText('Add your view')).toHaveValue('');
});

test('more replies load in order', async () => {
  const read = pageOf(conflict, null, [first, second, reply]);
  const comments = read.comments.map((comment) => ({
    ...comment,
    repliesCursor: comment.id === first.id ? '5_a' : null,
  }));
  const { callsOf } = await open(
    {
      replies: () => [
        { ...replyOf(comments), id: idOf(4), content: 'A later reply.', postedAt: '2999-01-01T00:00:00.000Z' },
      ],
    },
    { read: { ...read, comments } },
  );
  await page.getByRole('button', { name: 'Show more replies' }).click();
  await expect
    .poll(() =>
      replies
        .getByRole('paragraph')
        .elements()
        .map((text) => text.textContent),
    )
    .toEqual(['A reply.', 'A later reply.']);
  await expect.element(page.getByRole('button', { name: 'Show more replies' })).not.toBeInTheDocument();
  expect(callsOf('replies')).toHaveLength(1);
});

test('a link to a reply shows its thread first, and scrolls to the reply', async () => {
  const read = pageOf(conflict, null, [first, second, reply]);
  const [linked] = pageOf(conflict, null, [second]).comments;
  await open(
    {
      comment: () => ({ ...(linked as CommentView), repliesCursor: '5_a', conflictId: conflict.id }),
      replies: () => [{ ...replyOf(read.comments), id: idOf(5), replyTo: second.id, content: 'The one.' }],
    },
    { query: `?comment=${idOf(5)}`, read },
  );
  await expect.element(replies.getByText('The one.')).toBeInViewport();
  const order = page.getByRole('region', { name: 'Community discussion' }).element().textContent ?? '';
  expect(order.indexOf('The second.')).toBeLessThan(order.indexOf('The first.'));
});

test('a link to another conflict’s comment shows nothing of it', async () => {
  const [linked] = pageOf(conflict, null, [aComment('From elsewhere.', { id: idOf(6) })]).comments;
  const { callsOf } = await open(
    { comment: () => ({ ...(linked as CommentView), conflictId: 8 as ConflictId }) },
    { query: `?comment=${idOf(6)}` },
  );
  await expect.poll(() => callsOf('comment')).toHaveLength(1);
  await expect.element(page.getByText('From elsewhere.')).not.toBeInTheDocument();
});

test('a closed discussion has no reply buttons', async () => {
  const closed = aConflict({ isClosed: true });
  await open({}, { of: closed });
  await expect.element(page.getByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});

const replyOf = (comments: readonly CommentView[]) => {
  const found = comments.flatMap((comment) => comment.replies)[0];
  if (found === undefined) throw new Error('There is no reply.');
  return found;
};
