import type { ConflictId } from '@twosides/domain/kernel';
import type { UnusualVotingView } from '@twosides/domain/moderation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answerApi, noAnswer, refusal } from '../../../../test-support/answer-api.ts';
import { aMember } from '../../../../test-support/seeds.ts';
import { show } from '../../../../test-support/show.tsx';
import { ModerationScreen } from '../ModerationScreen.tsx';

const aCase = (n: number, over: Partial<UnusualVotingView> = {}): UnusualVotingView => ({
  conflictId: n as ConflictId,
  title: `Title ${n}`,
  found: { age: 'today', established: 40, others: 61 },
  groups: [
    { network: 'a', votes: 30, established: 2, excluded: 0 },
    { network: 'b', votes: 6, established: 0, excluded: 6 },
  ],
  excluded: 6,
  history: [],
  ...over,
});
const section = page.getByRole('region', { name: 'Unusual voting' });
const first = section.getByRole('article', { name: 'Title 1' });

const showDesk = async (answers: Answers) => {
  const api = answerApi({ moderationCases: () => [], moderationAppeals: () => [], ...answers });
  await show(<ModerationScreen />, { member: aMember(), path: '/moderation', at: '/moderation' });
  return api;
};

test('the title’s link is large enough for a thumb', async () => {
  await showDesk({ unusualVoting: () => [aCase(1)] });
  const link = first.getByRole('link', { name: 'Title 1' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('chooses and excludes a network with reasons, by keyboard', async () => {
  let cases = [aCase(1), aCase(2)];
  const api = await showDesk({
    unusualVoting: () => cases,
    excludeVotes: () => {
      cases = [aCase(1, { groups: [], excluded: 34 }), aCase(2)];
      return { message: 'Votes excluded: 28.' };
    },
  });
  await expect
    .element(first.getByText('Found today: votes from 40 established members and 61 others. 6 votes excluded.'))
    .toBeVisible();
  await expect.element(first.getByRole('checkbox', { name: /^Network 2: 6 votes/ })).toBeDisabled();
  await userEvent.keyboard('u');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect
    .element(first.getByRole('checkbox', { name: /^Network 1: 30 votes, 2 from established members/ }))
    .toBeChecked();
  await userEvent.keyboard('{Tab}All of one hour.{Tab}{Enter}');
  await expect.element(first.getByText(/34 votes excluded\.$/)).toBeVisible();
  expect(api.callsOf('excludeVotes').map(({ path, body }) => [path, body])).toEqual([
    ['/api/moderation/voting/1/exclude', { networks: ['a'], facts: 'All of one hour.' }],
  ]);
});

test('excludes nothing without a network, and restores nothing without a reason', async () => {
  const api = await showDesk({ unusualVoting: () => [aCase(1)] });
  await first.getByRole('button', { name: 'Exclude' }).click();
  await expect.element(first.getByText('Choose a network first')).toBeVisible();
  await first.getByRole('button', { name: 'Restore all excluded votes' }).click();
  await expect.element(first.getByText('Please say why')).toBeVisible();
  expect([...api.callsOf('excludeVotes'), ...api.callsOf('restoreVotes')]).toEqual([]);
});

test('restores excluded votes, and says so', async () => {
  const history: UnusualVotingView['history'] = [
    { act: 'exclude', votes: 6, networks: 1, facts: 'One hour.', by: 'moderator', age: 'yesterday' },
  ];
  const api = await showDesk({
    unusualVoting: () => [aCase(1, { found: null, history })],
    restoreVotes: () => ({ message: 'Votes restored: 6.' }),
  });
  await expect.element(first.getByText('6 votes excluded by a moderator, yesterday')).toBeVisible();
  await expect.element(first.getByRole('button', { name: 'Exclude' })).not.toBeInTheDocument();
  await expect.element(first.getByRole('button', { name: 'Mark as seen' })).not.toBeInTheDocument();
  await first.getByLabelText('Why').fill('A school.');
  await first.getByRole('button', { name: 'Restore all excluded votes' }).click();
  await expect.poll(() => api.callsOf('restoreVotes').map(({ body }) => body)).toEqual([{ facts: 'A school.' }]);
});

test('S closes the current one, even if another moderator was faster', async () => {
  const api = await showDesk({
    unusualVoting: () => [aCase(1), aCase(2)],
    votingSeen: () => refusal(404, 'case-not-found'),
  });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('suus');
  await expect.element(section.getByText('This case is already settled')).toBeVisible();
  expect(api.callsOf('votingSeen').map(({ path }) => path)).toEqual(['/api/moderation/voting/2/seen']);
});

test.each<[string, Answers['unusualVoting'], string]>([
  ['nothing waits', () => [], 'All clear'],
  ['somebody is no moderator', () => refusal(403, 'moderators-only'), 'No reports'],
])('where %s it is not there', async (_, unusualVoting, heading) => {
  await showDesk({ unusualVoting: unusualVoting! });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});

test('does not say the desk is empty while unusual voting is open', async () => {
  await showDesk({ unusualVoting: () => [aCase(1)] });
  await expect.element(first).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No reports' })).toBeVisible();
  await expect.element(page.getByText('All clear')).not.toBeInTheDocument();
});

test('says that there is no network, beside the cases', async () => {
  await showDesk({ unusualVoting: noAnswer });
  await expect.element(page.getByRole('heading', { name: 'No reports' })).toBeVisible();
  await expect.element(page.getByText(/^We couldn’t check for unusual voting/)).toBeVisible();
});

test('asks for the password beside the button, and goes on once confirmed', async () => {
  let isOld = false;
  const old = () => refusal(403, 'sign-in-again');
  const api = await showDesk({
    unusualVoting: () => (isOld ? old() : [aCase(1)]),
    votingSeen: () => (isOld ? old() : { message: 'Marked as seen.' }),
    login: () => {
      isOld = false;
      return { user: aMember(), needsOnboarding: false };
    },
  });
  await expect.element(first).toBeVisible();
  isOld = true;
  await first.getByRole('button', { name: 'Mark as seen' }).click();
  await expect.element(first.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('right{Enter}');
  await expect.poll(() => api.callsOf('votingSeen').length).toBe(2);
});
