import type { MemberId } from '@twosides/domain/kernel';
import { NO_CARE } from '@twosides/domain/model';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryKeys } from '../../api/query-keys.ts';
import { type Answers, answerApi, refusal } from '../../test-support/answer-api.ts';
import { aComment, aConflict, aMember, aStatement, pageOf } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { showConflictPage } from '../../test-support/show-conflict.tsx';
import { ConflictScreen } from './ConflictScreen.tsx';

const WORDS = 'You are both wrong.';
const OTHER = 'other' as MemberId;

const showConflict = async ({ isAuthor = true, isHidden = false, isClosed = false }, answers: Answers = {}) => {
  const member = aMember();
  const state = { isHidden, isClosed, allowsEmbed: false };
  const read = () =>
    pageOf(
      aConflict({
        commentCount: 1,
        isClosed: state.isClosed,
        allowsEmbed: state.allowsEmbed,
        submittedBy: isAuthor ? member.id : OTHER,
      }),
      null,
      [aComment(WORDS, { authorId: OTHER, isHiddenByAuthor: state.isHidden })],
    );
  const set = (change: Partial<typeof state>) => () => {
    Object.assign(state, change);
    return { message: 'Done.' };
  };
  const api = answerApi({
    conflict: read,
    hideComment: set({ isHidden: true }),
    showComment: set({ isHidden: false }),
    closeDiscussion: set({ isClosed: true }),
    reopenDiscussion: set({ isClosed: false }),
    allowEmbed: set({ allowsEmbed: true }),
    forbidEmbed: set({ allowsEmbed: false }),
    ...answers,
  });
  await showConflictPage(read(), { member });
  return api;
};

const words = page.getByText(WORDS);
const box = page.getByLabelText('Add your view');
const choose = async (menu: RegExp, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the author hides a comment that everybody can still open, and undoes it', async () => {
  await showConflict({});
  await expect.element(words).toBeVisible();
  await choose(/^More about the comment by/, 'Hide');
  await expect.element(words).not.toBeVisible();
  await page.getByText('Hidden by the author.').click();
  await expect.element(words).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Hidden by the author.')).not.toBeInTheDocument();
  await choose(/^More about the comment by/, 'Hide');
  await choose(/^More about the comment by/, 'Show again');
  await expect.element(words).toBeVisible();
});

test('a conflict taken down links its author onward', async () => {
  const read = pageOf(aConflict({ isActive: false, takenDownBy: 'author', submittedBy: aMember().id }));
  answerApi({ conflict: () => read });
  await show(<ConflictScreen params={{ id: '7' }} />, {
    member: aMember(),
    known: [[queryKeys.conflict(read.id), read]],
  });
  await expect.element(page.getByText('You took this down. Only you can see it.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quick exit' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test.each([
  ['is collapsed', aConflict({ review: 'collapsed-by-reports' })],
  ['a moderator has let rest', aConflict({ care: { ...NO_CARE, isPaused: true } })],
])('the author of what %s is led to why, and to an appeal; others are not', async (_, restricted) => {
  const own = pageOf({ ...restricted, submittedBy: aMember().id });
  const others = pageOf({ ...restricted, submittedBy: OTHER });
  const why = page.getByRole('link', { name: 'See why, or appeal' });
  const open = (read: typeof own) => {
    answerApi({ conflict: () => read, statements: () => [aStatement({ itemKey: 'conflict-7', appeal: 'open' })] });
    const known = [[queryKeys.conflict(read.id), read]] as const;
    return show(<ConflictScreen params={{ id: '7' }} />, { member: aMember(), known });
  };
  await open(own);
  await expect.element(why).toHaveAttribute('href', '/statements#conflict-7');
  await cleanup();
  await open(others);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(why).not.toBeInTheDocument();
});

test.each([
  ['waits', 'waiting', 'Your appeal is being reviewed'],
  ['was answered', 'upheld', 'See our answer to your appeal'],
] as const)('the author whose appeal %s is not invited to appeal again', async (_, appeal, words) => {
  const read = pageOf(aConflict({ review: 'collapsed', submittedBy: aMember().id }));
  answerApi({ conflict: () => read, statements: () => [aStatement({ itemKey: 'conflict-7', appeal })] });
  await showConflictPage(read, { member: aMember() });
  await expect.element(page.getByRole('link', { name: words })).toBeVisible();
});

test.each([
  ['one that others see', null, 1],
  ['no hidden one', 'collapsed', 0],
] as const)('offers to notify the author of %s', async (_, review, offered) => {
  const read = pageOf(aConflict({ review, submittedBy: aMember().id }));
  answerApi({ conflict: () => read, statements: () => [] });
  await showConflictPage(read, {
    member: aMember(),
    known: [
      [queryKeys.conflict(read.id), read],
      [queryKeys.thisDevice, 'off'],
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: 'Notify me' }).elements()).toHaveLength(offered);
});

test('offers hiding to the author only', async () => {
  await showConflict({ isAuthor: false });
  await page.getByRole('button', { name: /^More about the comment by/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Hide' })).not.toBeInTheDocument();
});

test('the author closes the discussion and opens it again', async () => {
  await showConflict({});
  await choose(/^More about Is it rude/, 'Close the discussion');
  await expect.element(page.getByText(/^You’ve closed this discussion/)).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  await choose(/^More about Is it rude/, 'Reopen the discussion');
  await expect.element(box).toBeVisible();
});

test('leads the author of a conflict that waits for votes to other conflicts', async () => {
  await showConflict({});
  const others = page.getByRole('link', { name: 'Vote on other conflicts while you wait' });
  await expect.element(others).toHaveAttribute('href', '/');
});

test('the author allows embedding, copies the code and undoes it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showConflict({});
  const copy = page.getByRole('button', { name: 'Copy embed code' });
  await expect.element(words).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
  await choose(/^More about Is it rude/, 'Let other sites show this');
  await copy.click();
  await expect.element(toast('Code copied!')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`<iframe src="${location.origin}/embed/conflict/7"`));
  await choose(/^More about Is it rude/, 'Stop other sites from showing this');
  await expect.element(copy).not.toBeInTheDocument();
});

test('does not offer embedding for an anonymous conflict', async () => {
  const read = pageOf(aConflict({ anonymous: true, submittedBy: aMember().id }));
  answerApi({ conflict: () => read });
  await show(<ConflictScreen params={{ id: '7' }} />, {
    member: aMember(),
    known: [[queryKeys.conflict(read.id), read]],
  });
  await page.getByRole('button', { name: /^More about Is it rude/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Close the discussion' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /other sites/ })).not.toBeInTheDocument();
});

test('tells a commenter that the discussion closed, and keeps the text', async () => {
  const closed: Answers['addComment'] = () => refusal(409, 'discussion-closed');
  const api = await showConflict({ isAuthor: false }, { addComment: closed });
  await box.fill('Have you talked?');
  api.answer({
    addComment: closed,
    conflict: () => pageOf(aConflict({ isClosed: true, submittedBy: OTHER })),
  });
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect.element(page.getByText('The author has closed this discussion. You can still read it.')).toBeVisible();
  await expect.element(box).toHaveValue('Have you talked?');
});
