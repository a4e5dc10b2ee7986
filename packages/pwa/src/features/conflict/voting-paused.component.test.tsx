import type { MemberId } from '@twosides/domain/kernel';
import { type Care, NO_CARE, type Side } from '@twosides/domain/model';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, refusal } from '../../test-support/answer-api.ts';
import { aComment, aConflict, aMember, pageOf } from '../../test-support/seeds.ts';
import { showConflictPage } from '../../test-support/show-conflict.tsx';

const OTHER = 'other' as MemberId;

type Shown = {
  readonly care?: Partial<Care>;
  readonly isAuthor?: boolean;
  readonly isActive?: boolean;
  readonly voted?: Side | null;
};

const showConflict = async (
  { care: first = {}, isAuthor = false, isActive = true, voted = null }: Shown = {},
  answers: Answers = {},
) => {
  const member = aMember();
  const state = { care: { ...NO_CARE, ...first } };
  const read = () => {
    const tally = { totalVotes: 3, herVotes: 2, hisVotes: 1 };
    const submittedBy = isAuthor ? member.id : OTHER;
    return pageOf(aConflict({ ...tally, care: state.care, isActive, submittedBy }), voted);
  };
  const set = (authorPause: Care['authorPause'], message: string) => () => {
    state.care = { ...state.care, authorPause };
    return { message };
  };
  const api = answerApi({
    conflict: read,
    pauseVoting: set('set', 'Voting is paused.'),
    resumeVoting: set('lifted', 'People can vote again.'),
    waitingComments: () => [],
    ...answers,
  });
  await showConflictPage(read(), { member });
  return { ...api, rest: () => set('set', '')() };
};

const notice = page.getByRole('heading', { name: 'Voting is paused on this conflict.' });
const herHalf = page.getByRole('button', { name: 'Her side' });
const menu = async (item: string) => {
  await page.getByRole('button', { name: /^More about Is it rude/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a paused conflict shows both sides, no vote buttons, the notice and help', async () => {
  await showConflict({ care: { authorPause: 'set' } });
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/The author paused voting/)).toBeVisible();
  await expect.element(page.getByText(/He puts one cup in/)).toBeVisible();
  await expect.element(page.getByText(/Whatever I load gets rearranged/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'If something like this is happening to you' })).toBeVisible();
  await expect.element(page.getByText('The result stays hidden while voting is paused.')).toBeVisible();
  await expect.element(herHalf).not.toBeInTheDocument();
});

test.each<[string, Shown]>([
  ['whose voting rests', { care: { authorPause: 'set' } }],
  ['that was taken down', { isActive: false }],
])('nothing beside a conflict %s tells to vote, or counts the votes until a result', async (_, shown) => {
  await showConflict({ ...shown, isAuthor: true });
  await expect.element(page.getByText('Stays hidden', { exact: true })).toBeVisible();
  for (const promise of ['Votes until public reveal', 'Hidden until you vote', 'Notify me'])
    await expect.element(page.getByText(promise)).not.toBeInTheDocument();
});

test('those who saw the result still can, and cannot change sides', async () => {
  await showConflict({ care: { isPaused: true }, voted: 'her' });
  await expect.element(page.getByText(/A moderator paused voting/)).toBeVisible();
  await expect.element(page.getByText('67%').first()).toBeVisible();
  const place = page.getByRole('region', { name: 'Voting is paused on this conflict.' });
  await expect.element(place.getByText('Her Side wins by 34%')).toBeVisible();
  expect(place.element().textContent).toMatch(/Your\svote:\sHer side/);
  await expect.element(page.getByRole('button', { name: 'Change Vote?' })).not.toBeInTheDocument();
});

test('shows help on a conflict reported as dangerous, and voting continues', async () => {
  await showConflict({ care: { showsHelp: true } });
  await expect.element(page.getByRole('heading', { name: 'If something like this is happening to you' })).toBeVisible();
  await expect.element(herHalf).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('on a phone help collapses to the emergency number, and both sides start on the first screen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  await page.viewport(360, 740);
  await showConflict({ care: { showsHelp: true } });
  await expect.element(page.getByRole('link', { name: /^999/ })).toBeVisible();
  const line = page.getByText(/^National Domestic Abuse Helpline/);
  const isShown = () => line.element().checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  const hers = page.getByText(/He puts one cup in/).element();
  expect(hers.getBoundingClientRect().top).toBeLessThan(herHalf.element().getBoundingClientRect().top);
  await page.getByText('Help lines, day and night').click();
  await expect.poll(isShown).toBe(true);
});

test('on a phone the quick exit is at the bottom, beside the bar, and covers no control', async () => {
  await page.viewport(320, 640);
  await showConflict();
  const exit = page.getByRole('button', { name: 'Quick exit' });
  await expect.element(exit).toBeVisible();
  const { top, left, right, bottom } = exit.element().getBoundingClientRect();
  expect({ right, bottom }).toEqual({ right: 320, bottom: 640 });
  expect(top).toBeGreaterThan(640 - 60);
  expect(left).toBeLessThanOrEqual(320 - 44);
  await expect.poll(() => herHalf.element().getBoundingClientRect().bottom).toBeLessThan(top);
});

test('the author pauses voting, after reading that it works once, and resumes it for good', async () => {
  await showConflict({ isAuthor: true });
  await menu('Pause voting');
  await expect.element(page.getByText(/After that, you can’t pause it again/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep voting open' }).click();
  await expect.element(herHalf).toBeVisible();
  await menu('Pause voting');
  await page.getByRole('button', { name: 'Pause voting' }).click();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/^You paused voting/)).toBeVisible();
  await menu('Let people vote again');
  await page.getByRole('button', { name: 'Let people vote' }).click();
  await expect.element(herHalf).toBeVisible();
  await page.getByRole('button', { name: /^More about Is it rude/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Take down' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /vote/ })).not.toBeInTheDocument();
});

test('offers pausing to the author only, and nobody can end a moderator’s pause', async () => {
  await showConflict({ isAuthor: true, care: { isPaused: true } });
  await page.getByRole('button', { name: /^More about Is it rude/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Take down' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /vote/ })).not.toBeInTheDocument();
});

test('a failed change says so and can be retried', async () => {
  await showConflict({ isAuthor: true }, { pauseVoting: () => refusal(409, 'pause-lifted') });
  await menu('Pause voting');
  await page.getByRole('button', { name: 'Pause voting' }).click();
  await expect.element(page.getByText('You’ve resumed voting on this conflict', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pause voting' })).toBeEnabled();
});

const WAITS = { ...aComment('Please talk to somebody.', { authorId: OTHER }), authorNickname: 'Cleo' };
const asWaiting = (isOwn: boolean) => ({
  ...pageOf(aConflict(), null, [WAITS]).comments[0]!,
  isOwn,
  isWaiting: true,
});

test('tells a commenter on a paused conflict that the comment waits, and shows it to them', async () => {
  let waiting = [] as ReturnType<typeof asWaiting>[];
  await showConflict(
    { care: { authorPause: 'set' } },
    {
      waitingComments: () => waiting,
      addComment: ({ opId }) => {
        waiting = [asWaiting(true)];
        return { opId, conflictId: aConflict().id, comment: asWaiting(true), commentCount: 0 };
      },
    },
  );
  await expect.element(page.getByText(/New comments appear once the author or a moderator/)).toBeVisible();
  await page.getByLabelText('Add your view').fill('Please talk to somebody.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect.element(page.getByText('Comment sent')).toBeVisible();
  await expect.element(page.getByText('It’ll show up once someone approves it.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your comments awaiting approval' })).toBeVisible();
  await expect.element(page.getByText(/Only you, the conflict’s author and moderators can see this/)).toBeVisible();
  await expect.element(page.getByText('Please talk to somebody.')).toBeVisible();
});

test('the author shows a held comment, normally or collapsed', async () => {
  const acts: string[] = [];
  let waiting = [asWaiting(false)];
  const answer = (act: string) => () => {
    acts.push(act);
    waiting = [];
    return { message: 'Done.' };
  };
  await showConflict(
    { care: { authorPause: 'set' }, isAuthor: true },
    { waitingComments: () => waiting, showComment: answer('show'), hideComment: answer('hide') },
  );
  await expect.element(page.getByRole('heading', { name: 'Comments to approve' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Comments to approve' })).not.toBeInTheDocument();
  expect(acts).toEqual(['show']);
});

test('a vote on a conflict paused meanwhile is kept, and the page says where', async () => {
  const { rest } = await showConflict({}, { castVote: () => refusal(409, 'voting-paused') });
  rest();
  await herHalf.click();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('Your vote wasn’t counted. It’s safe in your outbox.')).toBeVisible();
});
