import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aMember, aStatement } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { StatementsScreen } from './StatementsScreen.tsx';

const showStatements = async (statements: Answers['statements']) => {
  answerApi({ statements: statements! });
  await show(<StatementsScreen />, { member: aMember(), path: '/statements', at: '/statements' });
};

test('a statement says what, how long, the facts, the rule, who decided, and how to appeal', async () => {
  await showStatements(() => [aStatement()]);
  const statement = page.getByRole('article');
  await expect.element(statement).toBeVisible();
  for (const words of [
    'Your conflict was taken off the site. You can still see it. This decision doesn’t expire.',
    'Reason: It reveals who someone is.',
    'The title gives a full name.',
    'A person made this decision. No automation was involved.',
    'within six months',
    'take this to court',
  ])
    expect(statement.element().textContent).toContain(words);
  const link = statement.getByRole('link', { name: 'Who hums?' });
  await expect.element(link).toHaveAttribute('href', '/conflict/7/who-hums');
  for (const each of statement.getByRole('link').elements())
    expect(getComputedStyle(each).textDecorationLine).toBe('underline');
});

test('the latest decision on an item is where alerts about it lead', async () => {
  const ids = ['conflict-7', 'conflict-8', 'conflict-7'];
  await showStatements(() => ids.map((itemKey, n) => aStatement({ id: `${n}`, itemKey })));
  await expect.element(page.getByRole('article').nth(2)).toBeVisible();
  const headings = page.getByRole('article').getByRole('heading').elements();
  expect(headings.map(({ id }) => id)).toEqual(['conflict-7', 'conflict-8', '']);
});

test('an author in danger reads why, with help, and not that a rule was broken', async () => {
  await showStatements(() => [aStatement({ verdict: 'care', effect: 'rested', ground: 'danger' })]);
  const statement = page.getByRole('article');
  await expect.element(statement.getByText(/^Reason: Someone may be in danger\./)).toBeVisible();
  await expect.element(statement.getByRole('link', { name: 'Help lines' })).toHaveAttribute('href', '/safety');
  expect(statement.element().textContent).not.toContain('our rules');
});

test('a reporter reads what they reported, and what became of it since', async () => {
  const reported = { reason: 'spam', note: 'The third time.' } as const;
  await showStatements(() => [aStatement({ side: 'reporter', facts: '', reported, laterEffect: 'collapsed' })]);
  const statement = page.getByRole('article');
  await expect
    .element(statement.getByRole('heading'))
    .toMatchTextContent(/We took it off the site. Thank you. It’s now hidden behind a notice that anyone can open.$/);
  await expect.element(statement.getByText('The third time.')).toBeVisible();
});

test('tells the author of a hidden comment that it has been taken off since', async () => {
  await showStatements(() => [
    aStatement({ item: 'comment', effect: 'collapsed', laterEffect: 'removed', appeal: 'none' }),
  ]);
  await expect
    .element(page.getByText('Your comment was hidden behind a notice. Since then, it’s been taken off the site.'))
    .toBeVisible();
});

test('says that an automatic rule collapsed it, and gives no rule once restored', async () => {
  await showStatements(() => [
    aStatement({ id: 'b', verdict: 'keep', effect: 'restored', facts: '' }),
    aStatement({ effect: 'collapsed', by: 'reports', facts: '', item: 'comment', text: 'He is right.' }),
  ]);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const [restored, collapsed] = page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent);
  expect(restored).toContain('Your conflict has been restored.');
  expect(restored).not.toMatch(/Reason:/);
  expect(collapsed).toContain(
    'Until a moderator reviews it, your comment is hidden behind a notice that anyone can open.',
  );
  expect(collapsed).toContain('A comment on Who hums?');
  expect(collapsed).toContain('What you wrote:He is right.');
  expect(collapsed).toContain('This was automatic');
});

test.each([
  ['rested', 'author', 'Voting on your conflict is paused: nobody can vote on it'],
  ['noted', 'author', 'We added a content note to your conflict'],
  ['rested', 'reporter', 'We paused voting on it'],
  ['noted', 'reporter', 'We added a content note to it.'],
] as const)('that a conflict is %s is stated to its %s', async (effect, side, words) => {
  await showStatements(() => [aStatement({ effect, side, notes: effect === 'noted' ? ['loss'] : [] })]);
  const statement = page.getByRole('article');
  await expect.element(statement).toBeVisible();
  expect(statement.element().textContent).toContain(words);
  expect(statement.element().textContent).toContain('Reason: It reveals who someone is.');
});

test.each<[string, Answers['statements'], string]>([
  ['nothing was decided', () => [], 'No decisions about your posts.'],
  ['there is no network', noAnswer, 'The decisions couldn’t be loaded'],
])('where %s the page says so', async (_, statements, words) => {
  await showStatements(statements);
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
});

test('an appeal is written, sent once, and then waits', async () => {
  let statement = aStatement();
  const api = answerApi({
    statements: () => [statement],
    appealDecision: () => {
      statement = aStatement({ appeal: 'waiting' });
      return { message: 'Thank you.' };
    },
  });
  await show(<StatementsScreen />, { member: aMember(), path: '/statements', at: '/statements' });
  await page.getByRole('button', { name: 'Appeal' }).click();
  const words = page.getByLabelText('Why should we look again?');
  await expect.element(words).toHaveFocus();
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(page.getByText('Please say why we should look again')).toBeVisible();
  await expect.element(words).toHaveFocus();
  await words.fill('It names nobody.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(page.getByText(/This was appealed. A person will review it/)).toBeVisible();
  expect(api.callsOf('appealDecision').map(({ path, body }) => [path, body])).toEqual([
    ['/api/statements/a/appeal', { words: 'It names nobody.' }],
  ]);
});

test('an appeal that came second keeps its words on the screen, and says so', async () => {
  let statement = aStatement();
  answerApi({
    statements: () => [statement],
    appealDecision: () => {
      statement = aStatement({ appeal: 'waiting' });
      return refusal(409, 'already-appealed');
    },
  });
  await show(<StatementsScreen />, { member: aMember(), path: '/statements', at: '/statements' });
  await page.getByRole('button', { name: 'Appeal' }).click();
  const words = page.getByLabelText('Why should we look again?');
  await words.fill('It names nobody.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(page.getByText(/This was appealed. A person will review it/)).toBeVisible();
  await expect.element(page.getByText(/^This decision has already been appealed/)).toBeVisible();
  await expect.element(words).toHaveValue('It names nobody.');
});

test('shows the answer under the decision, and why an appeal was refused', async () => {
  answerApi({
    statements: () => [
      aStatement({ appeal: 'upheld', answer: 'We read it again.' }),
      aStatement({ id: 'b', side: 'reporter', effect: 'none', verdict: 'keep', facts: '', conflictTitle: null }),
    ],
    appealDecision: () => refusal(409, 'already-appealed'),
  });
  await show(<StatementsScreen />, { member: aMember(), path: '/statements', at: '/statements' });
  await expect.element(page.getByText('We read it again.')).toBeVisible();
  await expect
    .element(page.getByText('You reported a conflict. We reviewed it and decided to leave it up.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabelText('Why should we look again?').fill('Please.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(page.getByText(/has already been appealed/)).toBeVisible();
});

test('a suspension says what is blocked, what still works, and until when', async () => {
  await showStatements(() => [aStatement({ suspension: '7', suspendedUntil: '2026-06-17T23:59:59.999Z' })]);
  await expect
    .element(page.getByText(/Your account is suspended until the end of June 17, 2026 \(UTC\): you can’t post, vote/))
    .toBeVisible();
});
