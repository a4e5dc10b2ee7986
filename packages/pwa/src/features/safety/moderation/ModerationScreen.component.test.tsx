import type { ConflictId } from '@twosides/domain/kernel';
import type { CaseView } from '@twosides/domain/moderation';
import type { AppealView } from '@twosides/domain/statements';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { currentSession } from '../../../session/session.ts';
import { type Answers, answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { answerPasskeys, PASSKEY_REQUEST } from '../../../test-support/answer-passkeys.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { ModerationScreen } from './ModerationScreen.tsx';

const aCase = (n: number, over: Partial<CaseView> = {}): CaseView => ({
  id: `conflict-${n}`,
  kind: 'reports',
  item: 'conflict',
  conflictId: n as ConflictId,
  under: null,
  text: `Title ${n}\nHer words.\nHis words.`,
  age: 'this week',
  reportedAge: '2 days ago',
  isPublic: true,
  collapsedBy: null,
  votingPaused: false,
  notes: [],
  isDanger: false,
  weight: 1,
  reports: [{ reason: 'abuse', note: 'Her full name.', weight: 1 }],
  furtherReports: 0,
  history: [],
  claim: null,
  authorRecord: null,
  ...over,
});

const anAppeal = (): AppealView => ({
  id: 'a-author',
  side: 'author',
  words: 'It names nobody.',
  age: 'yesterday',
  isOwnDecision: false,
  item: 'comment',
  conflictId: 3 as ConflictId,
  text: 'A view.',
  isPublic: false,
  collapsedBy: null,
  reports: [{ reason: 'abuse', note: 'He names her.' }],
  decision: {
    verdict: 'remove',
    effect: 'removed',
    ground: 'abuse',
    facts: 'A name.',
    by: 'moderator',
    suspension: '7',
    notes: ['violence'],
    age: 'this week',
  },
});

const AT = '2026-06-01T00:00:00.000Z';

const showDesk = async (answers: Answers) => {
  const api = answerApi({ moderationAppeals: () => [], unusualVoting: () => [], ...answers });
  return {
    ...api,
    ...(await show(<ModerationScreen />, { member: aMember(), path: '/moderation', at: '/moderation' })),
  };
};

test('a case is claimed and decided by keyboard, and leaves the desk', async () => {
  let cases = [aCase(1), aCase(2, { weight: 0.5 })];
  const api = await showDesk({
    moderationCases: () => cases,
    claimCase: () => {
      cases = [cases[0]!, aCase(2, { claim: 'own' })];
      return { message: 'Yours.' };
    },
    decideCase: () => {
      cases = [cases[0]!];
      return { message: 'Decided.' };
    },
  });
  await expect.element(page.getByRole('region', { name: 'Case' }).getByText(/^Title 1/)).toBeVisible();
  await userEvent.keyboard('jc');
  await expect.element(page.getByRole('group', { name: 'Decision' })).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(page.getByRole('radio', { name: 'Remove' })).toBeChecked();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(page.getByText('Please explain your decision')).toBeVisible();
  await page.getByLabelText('Suspend the author').selectOptions('7 days');
  await page.getByLabelText('How does this break the rule?').fill('The title gives a full name.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(page.getByText(/^Title 2/).first()).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Case' })).toHaveFocus();
  expect(api.callsOf('decideCase').map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/moderation/cases/conflict-2/decision',
      { verdict: 'remove', ground: 'abuse', facts: 'The title gives a full name.', suspension: '7' },
    ],
  ]);
});

test('a moderator decides again on a case that they decided this week', async () => {
  const history = [{ verdict: 'remove', effect: 'removed', ground: 'abuse', facts: 'A full name.', age: 'this week' }];
  const decided = (claim: 'own' | null) =>
    aCase(2, {
      kind: 'decided',
      isPublic: false,
      reports: [],
      weight: 0,
      claim,
      history: history.map((one) => ({ ...one, by: 'moderator', suspension: null, notes: [] }) as never),
    });
  let cases = [decided(null)];
  const api = await showDesk({
    moderationCases: () => cases,
    claimCase: () => {
      cases = [decided('own')];
      return { message: 'Yours.' };
    },
    decideCase: () => ({ message: 'Decided.' }),
  });
  await expect.element(page.getByText('All clear')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Case' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Title 2 conflict · Remove' }).click();
  await page.getByRole('button', { name: 'Decide again' }).click();
  await expect.element(page.getByRole('radio', { name: 'Keep and warn' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect.element(page.getByText('Decided: Keep')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Case' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Appeals' })).toHaveFocus();
  expect(api.callsOf('decideCase').map(({ body }) => body)).toMatchObject([{ verdict: 'keep' }]);
});

test('a decision is confirmed with its suspension, and can be changed from there', async () => {
  let cases = [aCase(1, { claim: 'own', authorRecord: 'several' }), aCase(2)];
  await showDesk({
    moderationCases: () => cases,
    decideCase: () => {
      cases = [aCase(2), aCase(1, { kind: 'decided', reports: [], weight: 0 })];
      return { message: 'Decided.' };
    },
  });
  await expect.element(page.getByText(/took action on several other posts by this author/)).toBeVisible();
  await page.getByRole('radio', { name: 'Remove' }).click();
  await page.getByLabelText('How does this break the rule?').fill('A full name.');
  await page.getByLabelText('Suspend the author').selectOptions('30 days');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(toast('Decided: Remove').getByText('Author suspended: 30 days')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Case' }).getByText(/^Title 2/)).toBeVisible();
  await toast('Decided: Remove').getByRole('button', { name: 'Change' }).click();
  await expect.element(page.getByRole('button', { name: 'Decide again' })).toBeVisible();
});

test('a decision lets no page show what was loaded before', async () => {
  await showDesk({
    moderationCases: () => [aCase(7, { claim: 'own' })],
    decideCase: () => ({ message: 'Decided.' }),
  });
  const { client } = currentSession();
  const id = 7 as ConflictId;
  const shown = [
    queryKeys.conflict(id),
    queryKeys.moreComments(id),
    queryKeys.thread('comment-1'),
    queryKeys.updates(id),
    queryKeys.stories,
    queryKeys.today,
    queryKeys.search('dishes'),
    queryKeys.profile('Ana'),
    queryKeys.ownVotes,
  ];
  for (const key of shown) client.setQueryData(key, {});
  await page.getByRole('radio', { name: 'Remove' }).click();
  await page.getByLabelText('How does this break the rule?').fill('A full name.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(toast('Decided: Remove')).toBeVisible();
  expect(shown.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([]);
});

test('a case that was taken by mistake is given back', async () => {
  let claim: 'own' | null = 'own';
  const api = await showDesk({
    moderationCases: () => [aCase(1, { claim })],
    releaseCase: () => {
      claim = null;
      return { message: 'Given back.' };
    },
  });
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect.element(page.getByRole('button', { name: 'Take this case' })).toBeVisible();
  expect(api.callsOf('releaseCase').map(({ path }) => path)).toEqual(['/api/moderation/cases/conflict-1/claim']);
});

test('a decision that another moderator has replaced is shown, and cannot be taken', async () => {
  const history = ['remove', 'keep'].map(
    (verdict) =>
      ({
        verdict,
        effect: 'none',
        ground: 'abuse',
        facts: '',
        by: 'moderator',
        age: 'this week',
        suspension: null,
        notes: [],
      }) as CaseView['history'][number],
  );
  const api = await showDesk({ moderationCases: () => [aCase(1, { kind: 'closed', reports: [], history })] });
  await page.getByRole('button', { name: 'Title 1 conflict · another moderator: Keep' }).click();
  await expect.element(page.getByText(/another moderator has since made a new decision/)).toBeVisible();
  await userEvent.keyboard('c');
  expect(page.getByRole('button', { name: /Take this case|Decide/ }).elements()).toEqual([]);
  expect(api.callsOf('claimCase')).toEqual([]);
});

test('the next case is one that nobody has taken', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'other' }), aCase(2)] });
  await expect.element(page.getByRole('region', { name: 'Case' }).getByText(/^Title 2/)).toBeVisible();
});

test('a case that somebody else has just taken stays on the screen, and says so', async () => {
  let cases = [aCase(1), aCase(2)];
  await showDesk({
    moderationCases: () => cases,
    claimCase: () => {
      cases = [aCase(1, { claim: 'other' }), aCase(2)];
      return refusal(409, 'case-claimed');
    },
  });
  const shown = page.getByRole('region', { name: 'Case' });
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect.element(shown.getByRole('alert')).toMatchTextContent('Someone else is looking at this case');
  await expect.element(shown.getByText(/^Title 1/)).toBeVisible();
});

test('the most urgent case is decided in four taps, with a ready text', async () => {
  let cases = [aCase(1), aCase(2, { weight: 0.5 })];
  const api = await showDesk({
    moderationCases: () => cases,
    claimCase: () => {
      cases = [aCase(1, { claim: 'own' }), cases[1]!];
      return { message: 'Yours.' };
    },
    decideCase: () => ({ message: 'Decided.' }),
  });
  await page.getByRole('button', { name: 'Take this case' }).click();
  await page.getByRole('radio', { name: 'Remove' }).click();
  await page.getByLabelText('Start from a template').selectOptions('It insults or threatens someone.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect
    .poll(() => api.callsOf('decideCase').map(({ path, body }) => [path, body.verdict, body.facts]))
    .toEqual([['/api/moderation/cases/conflict-1/decision', 'remove', 'It insults or threatens someone.']]);
});

test('the arrow keys pass through the templates, and keep what the moderator wrote', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'own' })] });
  await page.getByRole('radio', { name: 'Remove' }).click();
  const words = page.getByLabelText('How does this break the rule?');
  const template = page.getByLabelText('Start from a template');
  await words.fill('In the title.');
  await template.selectOptions('It insults or threatens someone.');
  await template.selectOptions('It attacks people for who they are.');
  await expect.element(words).toHaveValue('In the title. It attacks people for who they are.');
  await words.fill('In the title. It attacks people for their faith.');
  await template.selectOptions('It insults or threatens someone.');
  await expect
    .element(words)
    .toHaveValue('In the title. It attacks people for their faith. It insults or threatens someone.');
});

test('shows cases in whole words on a narrow phone, as high as needed', async () => {
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const long = 'He invites people without asking me first, and then he goes to bed while they stay until two';
  await showDesk({ moderationCases: () => [aCase(1, { text: `${long}\nHers.`, isDanger: true }), aCase(2)] });
  const cases = page.getByRole('navigation', { name: 'Cases' });
  const first = cases.getByText('He invites people without asking me first, and then he goes…');
  await expect.element(first).toBeVisible();
  expect(first.element().scrollWidth).toBeLessThanOrEqual(first.element().clientWidth);
  const [high = 0, low = 0] = cases
    .getByRole('button')
    .elements()
    .map((one) => one.getBoundingClientRect().height);
  expect(low).toBeLessThan(high - 20);
});

test('shows what a reported reply answers, and where', async () => {
  const reply = aCase(1, {
    id: 'comment-1',
    item: 'comment',
    text: 'Says who?',
    under: { title: 'Who pays for gas?', answered: 'He should pay.' },
  });
  await showDesk({ moderationCases: () => [reply] });
  const one = page.getByRole('region', { name: 'Case' });
  await expect.element(one.getByText('Under Who pays for gas?, in reply to:')).toBeVisible();
  await expect.element(one.getByRole('blockquote').first()).toHaveTextContent('He should pay.');
});

test('lists a report of danger first, and links to the reported comment', async () => {
  const reports = [
    { reason: 'abuse' as const, note: null, weight: 1 },
    { reason: 'danger' as const, note: null, weight: 0 },
  ];
  const one = { ...aCase(1), id: 'comment-0198', item: 'comment' as const, reports };
  await showDesk({ moderationCases: () => [one] });
  const panel = page.getByRole('region', { name: 'Case' });
  await expect.element(panel.getByRole('listitem').first()).toHaveTextContent('Someone may be in danger');
  await expect
    .element(panel.getByRole('link', { name: 'Open the page in a new tab' }))
    .toHaveAttribute('href', `/conflict/${one.conflictId}?comment=0198#discussion`);
});

test('taking a case moves the focus to it', async () => {
  let claim: 'own' | null = null;
  await showDesk({
    moderationCases: () => [aCase(1, { claim })],
    claimCase: () => {
      claim = 'own';
      return { message: 'Yours.' };
    },
  });
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect.element(page.getByRole('region', { name: 'Case' })).toHaveFocus();
});

test('danger is no rule that was broken, so another one has to be chosen', async () => {
  const api = await showDesk({
    moderationCases: () => [aCase(1, { claim: 'own', reports: [{ reason: 'danger', note: null, weight: 1 }] })],
    decideCase: () => ({ message: 'Decided.' }),
  });
  await page.getByRole('radio', { name: 'Keep and warn' }).click();
  await page.getByLabelText('How does this break the rule?').fill('He deserves it.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(page.getByText('Please choose a rule')).toBeVisible();
  await page.getByLabelText('The rule').selectOptions('abuse');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => api.callsOf('decideCase').map(({ body }) => body.ground)).toEqual(['abuse']);
});

test('a decision that was begun is still there after looking at another case', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'own' }), aCase(2, { claim: 'own' })] });
  const reason = page.getByLabelText('How does this break the rule?');
  await page.getByRole('radio', { name: 'Remove' }).click();
  await reason.fill('The title gives a full name.');
  await page.getByRole('navigation', { name: 'Cases' }).getByRole('button').nth(1).click();
  await expect.element(page.getByLabelText('Why?')).toHaveValue('');
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await page.getByRole('navigation', { name: 'Cases' }).getByRole('button').first().click();
  await expect.element(reason).toHaveValue('The title gives a full name.');
  await expect.element(page.getByRole('radio', { name: 'Remove' })).toBeChecked();
});

test('asks for a rule only where a decision needs one', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'own' })], moderationAppeals: () => [anAppeal()] });
  const rule = page.getByLabelText('The rule');
  for (const [name, count] of [
    ['Keep', 0],
    ['Remove', 1],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).click();
    await expect.poll(() => rule.elements().length).toBe(count);
  }
  await page.getByRole('radio', { name: 'Keep', exact: true }).click();
  await page.getByText('Answer this appeal').click();
  for (const [name, count] of [
    ['Change nothing', 0],
    ['Reverse it', 0],
    ['Hide instead', 1],
  ] as const) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(() => rule.elements().length).toBe(count);
  }
});

test('lists a decision whose appeal the moderator answered, and lets nobody take it', async () => {
  const answered = aCase(1, {
    kind: 'answered',
    reports: [],
    history: [anAppeal().decision, { ...anAppeal().decision, verdict: 'keep' }],
  });
  await showDesk({ moderationCases: () => [answered] });
  await page.getByRole('button', { name: 'Title 1 conflict · you answered an appeal: Reversed' }).click();
  await expect.element(page.getByText(/You answered an appeal about this/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Take this case|Decide/ })).not.toBeInTheDocument();
});

test('says what a decision does, and why each case was reported', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { item: 'comment', claim: 'own' })] });
  await expect.element(page.getByText('comment · Insults, threats or harassment · 1 report, 2 days ago')).toBeVisible();
  await page.getByRole('radio', { name: 'Hide' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Decision' }))
    .toHaveAccessibleDescription('It’s hidden behind a notice. People can still open it.');
  await expect.element(page.getByText('pause voting')).not.toBeInTheDocument();
});

test('leads to the first thing that a decision lacks', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'own' })] });
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
});

test('explains the reports’ weight beside the sum', async () => {
  await showDesk({ moderationCases: () => [aCase(1)] });
  await expect.element(page.getByRole('heading', { name: 'Reports, weight 1.00' })).toBeVisible();
  await expect.element(page.getByText(/^An established member’s report has a weight of 0\.25 to 1\.5/)).toBeVisible();
});

test('mentions keyboard shortcuts only with a keyboard', async () => {
  await showDesk({ moderationCases: () => [aCase(1)] });
  const keys = page.getByText(/next · .*back/);
  await expect.element(keys).toBeVisible();
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  await expect.element(keys).not.toBeVisible();
});

test('a moderator pauses voting, or adds content notes, by a key each', async () => {
  const api = await showDesk({
    moderationCases: () => [
      aCase(1, { claim: 'own', isDanger: true, reports: [{ reason: 'danger', note: null, weight: 1 }] }),
    ],
    decideCase: () => ({ message: 'Decided.' }),
  });
  await expect.element(page.getByText('Danger', { exact: true })).toBeVisible();
  await page.getByLabelText('Why?').fill('It tells of blows.');
  await page.getByRole('region', { name: 'Case' }).getByRole('heading').first().click();
  await userEvent.keyboard('4');
  await expect.element(page.getByRole('radio', { name: 'Pause voting' })).toBeChecked();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => api.callsOf('decideCase').length).toBe(1);
  await userEvent.keyboard('5');
  await expect.element(page.getByRole('radio', { name: 'Content note' })).toBeChecked();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(page.getByText('Please choose at least one content note')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Content notes', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Violence' }).click();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => api.callsOf('decideCase').length).toBe(2);
  const said = { ground: 'danger', facts: 'It tells of blows.', suspension: null };
  expect(api.callsOf('decideCase').map(({ body }) => body)).toEqual([
    { verdict: 'care', ...said },
    { verdict: 'note', ...said, notes: ['violence'] },
  ]);
});

test('a comment that waits while voting is paused is shown, hidden or removed, and has no vote to pause', async () => {
  const waiting = { kind: 'waiting', item: 'comment', isPublic: false, reports: [], weight: 0, claim: 'own' } as const;
  await showDesk({ moderationCases: () => [aCase(1, { ...waiting, id: 'comment-1', text: 'You can leave.' })] });
  await expect
    .element(page.getByText(/Voting is paused on this conflict, so the comment is waiting for approval/))
    .toBeVisible();
  for (const name of ['Show', 'Hide', 'Remove'])
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeVisible();
  for (const name of ['Pause voting', 'Content note'])
    await expect.element(page.getByRole('radio', { name })).not.toBeInTheDocument();
  await userEvent.keyboard('4');
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('radio', { name: 'Show', exact: true })).toBeChecked();
});

test('has no preselected decision: without a choice nothing is sent', async () => {
  const api = await showDesk({
    moderationCases: () => [aCase(1, { claim: 'own' })],
    decideCase: () => ({ message: 'Decided.' }),
  });
  const decide = page.getByRole('button', { name: 'Decide' });
  await expect.element(decide).toBeVisible();
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await page.getByLabelText('Why?').fill('Nothing is wrong with it.');
  await decide.click();
  await expect.element(page.getByText('Please choose a decision')).toBeVisible();
  expect(api.callsOf('decideCase')).toEqual([]);
  await page.getByRole('radio', { name: 'Keep' }).click();
  await expect.element(page.getByText('Please choose a decision')).not.toBeInTheDocument();
  await expect
    .element(page.getByLabelText('Why are you keeping it up? (optional)'))
    .toHaveValue('Nothing is wrong with it.');
  const texts = page.getByLabelText('Start from a template').getByRole('option');
  expect(texts.elements().map(({ textContent }) => textContent)).toContain(
    'We looked at it and found nothing against the rules.',
  );
  await decide.click();
  await expect.poll(() => api.callsOf('decideCase').map(({ body }) => body.verdict)).toEqual(['keep']);
  await expect.element(toast('Decided: Keep')).toBeVisible();
});

test('a case claimed by somebody else cannot be decided', async () => {
  await showDesk({ moderationCases: () => [aCase(1, { claim: 'other' })] });
  await expect.element(page.getByText('Someone else is looking at this case.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Take this case' })).not.toBeInTheDocument();
});

test.each<[string, Answers['moderationCases'], string]>([
  ['nothing waits', () => [], 'All clear'],
  ['one is no moderator', () => refusal(403, 'moderators-only'), 'Moderators only'],
  ['one signed in long ago', () => refusal(403, 'sign-in-again'), 'Please sign in again'],
  ['there is no network', noAnswer, 'The cases couldn’t be loaded'],
])('where %s the desk says so', async (_, moderationCases, words) => {
  await showDesk({ moderationCases: moderationCases! });
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
});

test('shows an appeal with its decision, and answers it with a text', async () => {
  let appeals = [anAppeal()];
  const api = await showDesk({
    moderationCases: () => [],
    moderationAppeals: () => appeals,
    answerAppeal: () => {
      appeals = [];
      return { message: 'Answered.' };
    },
  });
  const appeal = page.getByRole('article', { name: 'Appeal' });
  await expect.element(appeal).toBeVisible();
  expect(page.getByRole('heading', { name: 'No reports' }).elements()).toEqual([]);
  for (const words of [
    'A view.',
    'He names her.',
    'A name.',
    'The author appealed',
    'It names nobody.',
    'Content note: violence',
    /· by a moderator, this week · author suspended: 7 days$/,
  ])
    await expect.element(appeal.getByText(words)).toBeVisible();
  await expect.element(appeal.getByRole('radio')).not.toBeInTheDocument();
  await appeal.getByText('Answer this appeal').click();
  await expect.element(appeal.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await appeal.getByRole('button', { name: 'Answer' }).click();
  await expect.element(appeal.getByText('Please choose an answer')).toBeVisible();
  expect(api.callsOf('answerAppeal')).toEqual([]);
  await appeal.getByRole('radio', { name: 'Reverse it' }).click();
  await expect.element(appeal.getByText('It’s shown to everyone again. The suspension ends.')).toBeVisible();
  await appeal.getByRole('button', { name: 'Answer' }).click();
  await expect.element(appeal.getByText('Please say why')).toBeVisible();
  await appeal.getByLabelText('Why').fill('It names nobody, indeed.');
  await appeal.getByRole('button', { name: 'Answer' }).click();
  await expect.element(page.getByText('No appeals')).toBeVisible();
  await expect
    .element(toast('Appeal answered').getByText('The decision is reversed. The suspension ends.'))
    .toBeVisible();
  expect(api.callsOf('answerAppeal').map(({ path, body }) => [path, body])).toEqual([
    ['/api/moderation/appeals/a-author/answer', { answer: 'keep', ground: 'abuse', facts: 'It names nobody, indeed.' }],
  ]);
});

const oldProof = () => refusal(403, 'sign-in-again');

test('asks moderators to leave an appeal against their own decision to others', async () => {
  await showDesk({
    moderationCases: () => [],
    moderationAppeals: () => [anAppeal(), { ...anAppeal(), id: 'b-author', isOwnDecision: true }],
  });
  const appeals = page.getByRole('article', { name: 'Appeal' });
  await expect.element(appeals.nth(1).getByText(/^You made this decision\./)).toBeVisible();
  await expect.element(appeals.first().getByText(/^You made this decision\./)).not.toBeInTheDocument();
});

test('asks for the password beside the decision, and carries it out once confirmed', async () => {
  let isOld = false;
  const api = await showDesk({
    moderationCases: () => (isOld ? oldProof() : [aCase(1, { claim: 'own' })]),
    decideCase: () => (isOld ? oldProof() : { message: 'Decided.' }),
    login: ({ body }) => {
      if (body.password !== 'right') return refusal(401, 'invalid-credentials');
      isOld = false;
      return { user: aMember(), needsOnboarding: false };
    },
  });
  await page.getByRole('radio', { name: 'Hide' }).click();
  await page.getByLabelText('Start from a template').selectOptions('It insults or threatens someone.');
  isOld = true;
  await page.getByRole('button', { name: 'Decide' }).click();
  const password = page.getByRole('region', { name: 'Case' }).getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  expect(page.getByLabelText('Password', { exact: true }).elements()).toHaveLength(1);
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(page.getByText('That password isn’t right')).toBeVisible();
  await password.fill('right');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(toast('Decided: Hide')).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  expect(api.callsOf('decideCase').map(({ body }) => body.facts)).toEqual([
    'It insults or threatens someone.',
    'It insults or threatens someone.',
  ]);
  expect(api.callsOf('login').at(-1)?.body).toEqual({ email: aMember().email, password: 'right' });
});

test('asks for the password beside the answer to an appeal, and sends it once confirmed', async () => {
  let isOld = true;
  let appeals = [anAppeal()];
  await showDesk({
    moderationCases: () => [],
    moderationAppeals: () => appeals,
    answerAppeal: () => {
      if (isOld) return oldProof();
      appeals = [];
      return { message: 'Answered.' };
    },
    login: () => {
      isOld = false;
      return { user: aMember(), needsOnboarding: false };
    },
  });
  const appeal = page.getByRole('article', { name: 'Appeal' });
  await appeal.getByText('Answer this appeal').click();
  await appeal.getByRole('radio', { name: 'Change nothing' }).click();
  await appeal.getByLabelText('Why').fill('It names her.');
  await appeal.getByRole('button', { name: 'Answer' }).click();
  await expect.element(appeal.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('right{Enter}');
  await expect.element(page.getByText('No appeals')).toBeVisible();
});

test('says that the list has stopped after ten minutes, and asks for the password only on demand', async () => {
  let isOld = false;
  await showDesk({ moderationCases: () => (isOld ? oldProof() : [aCase(1)]) });
  await expect.element(page.getByRole('region', { name: 'Case' })).toBeVisible();
  isOld = true;
  await currentSession().client.invalidateQueries({ queryKey: queryKeys.moderationCases });
  await expect.element(page.getByText(/this list no longer updates/)).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Confirm that it’s you' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
});

test('a moderator without a password confirms with a passkey, in place', async () => {
  answerPasskeys();
  let isOld = true;
  const { address } = await showDesk({
    moderationCases: () => (isOld ? refusal(403, 'sign-in-again') : [aCase(1)]),
    security: () => ({
      hasPassword: false,
      connections: [],
      passkeys: [
        { id: 'p', credentialId: 'AA', name: 'Phone', madeOn: AT, lastUsedOn: null, isSynced: true, madeFor: null },
      ],
      passkeyHandle: 'h',
      pendingEmail: null,
    }),
    startPasskey: () => PASSKEY_REQUEST,
    confirmIdentity: () => {
      isOld = false;
      return { provenUntil: AT };
    },
  });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.element(page.getByText(/^Title 1/).first()).toBeVisible();
  expect(address()).toBe('/moderation');
});

test('a moderator without a password or passkey signs out to the sign-in page, and comes back', async () => {
  const { address } = await showDesk({
    moderationCases: () => refusal(403, 'sign-in-again'),
    logout: () => ({ message: 'Signed out' }),
  });
  await page.getByRole('button', { name: 'No password? Sign out and back in' }).click();
  await expect.poll(address).toBe('/login');
  expect(peekRedirect()).toBe('/moderation');
});
