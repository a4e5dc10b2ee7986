import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { type Answers, answerApi, badGateway, refusal } from '../../../test-support/answer-api.ts';
import { ACCOUNTS, aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { ConflictScreen } from '../../conflict/ConflictScreen.tsx';
import { SubmitScreen } from '../submit/SubmitScreen.tsx';

const title = page.getByLabelText('Title');
const hers = page.getByRole('textbox', { name: /^Her side/ });
const his = page.getByRole('textbox', { name: /^His side/ });
const post = page.getByRole('button', { name: 'Post conflict' });
const sheet = page.getByRole('dialog', { name: 'Is someone in danger?' });

const noteOf = (text: string) => page.getByRole('status').filter({ hasText: text });

const DANGER = 'Last night he hit me again, and I am scared of him.';

const showForm = async (answers: Answers = {}) => {
  const api = answerApi({ stats: badGateway, ownConflicts: () => [], ...answers });
  const { address } = await show(<SubmitScreen />, {
    member: aMember({ firstName: 'Johanna' }),
    path: '/submit-conflict',
    at: '/submit-conflict',
  });
  await expect.element(post).toBeVisible();
  return { ...api, address };
};

const fillIn = async (account: string) => {
  await title.fill('Is it normal that he shouts?');
  await hers.fill(account);
  await his.fill(ACCOUNTS.his);
  await page.getByLabelText('Category').selectOptions('communication');
};

test('names identifying words under their field and suggests others', async () => {
  await showForm();
  await hers.fill('Write to ana@example.org, says Johanna.');
  const note = noteOf('This looks like an email address');
  await expect.element(note).toMatchAriaInlineSnapshot(`
    - status:
      - paragraph: "This looks like an email address: ana@example.org. Anyone will be able to read it."
      - button "Replace with “[email address]”"
      - button "Keep it"
  `);
  await note.getByRole('button', { name: 'Replace with “[email address]”' }).click();
  await expect.element(hers).toHaveValue('Write to [email address], says Johanna.');

  const name = noteOf('This looks like your name or your partner’s');
  await name.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(noteOf('This looks like')).not.toBeInTheDocument();
  await expect.element(hers).toHaveValue('Write to [email address], says Johanna.');
});

test('allows one’s nickname under one’s own name, and not anonymously', async () => {
  await showForm();
  await hers.fill('And then Ben left the table without a word.');
  await page.getByLabelText('Post anonymously').click();
  await expect.element(noteOf('This looks like your name or your partner’s')).toBeVisible();
  await page.getByLabelText('Post anonymously').click();
  await expect.element(noteOf('This looks like your name or your partner’s')).not.toBeInTheDocument();
});

test('shows help first for dangerous words, and posts them only after confirming', async () => {
  const { callsOf } = await showForm({ postConflict: () => refusal(500, 'internal') });
  await fillIn(DANGER);
  await post.click();
  await expect
    .element(sheet.getByRole('link', { name: /^911 if you’re in danger now/ }))
    .toHaveAttribute('href', 'tel:911');
  for (const choice of ['Discard it', 'Post anyway', 'Keep it on this device'])
    await expect.element(sheet.getByRole('button', { name: choice })).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(hers).toHaveValue(DANGER);
  expect(callsOf('postConflict')).toEqual([]);

  await post.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(callsOf('postConflict')).toEqual([]);

  await post.click();
  await sheet.getByRole('button', { name: 'Post anyway' }).click();
  await expect.poll(() => callsOf('postConflict')).toHaveLength(1);
  await expect.element(post).toBeEnabled();
  await post.click();
  await expect.poll(() => callsOf('postConflict')).toHaveLength(2);
});

test('discarding clears the form and the device', async () => {
  await showForm();
  await fillIn('Some days I want to die, and nobody here notices it.');
  await post.click();
  await expect.element(sheet).toHaveAccessibleDescription(/at a breaking point/);
  await sheet.getByRole('button', { name: 'Discard it' }).click();
  await expect.element(hers).toHaveValue('');
  expect(JSON.stringify(localStorage)).not.toContain('want to die');
});

test('a quick exit from the form or sheet deletes the text', async () => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    document.documentElement.hidden = false;
  });
  await showForm();
  await fillIn(DANGER);
  await post.click();
  await sheet.getByRole('button', { name: 'Quick exit' }).click();
  expect(JSON.stringify(localStorage)).not.toContain('he hit me');
  expect(left).toEqual(['https://www.wikipedia.org/']);

  document.documentElement.hidden = false;
  await userEvent.keyboard('{Escape}');
  await hers.fill('Other words, that are kept as they are typed.');
  expect(JSON.stringify(localStorage)).toContain('Other words');
  await page.getByRole('main').getByRole('button', { name: 'Quick exit' }).click();
  expect(JSON.stringify(localStorage)).not.toContain('Other words');
  expect(left).toHaveLength(2);
});

test('checks a comment while typing: suggests words, shows help, and still sends it', async () => {
  const conflict = aConflict();
  const { callsOf } = answerApi({
    addComment: badGateway,
  });
  await show(<ConflictScreen params={{ id: '7' }} />, {
    member: aMember(),
    path: '/conflict/7/is-it-rude-to-hum-while-cooking',
    known: [[queryKeys.conflict(conflict.id), pageOf(conflict)]],
  });
  const box = page.getByLabelText('Add your view');
  await box.fill(`Call me: ana@example.org. ${DANGER}`);
  await noteOf('This looks like an email address')
    .getByRole('button', { name: 'Replace with “[email address]”' })
    .click();
  await expect.element(box).toHaveValue(`Call me: [email address]. ${DANGER}`);
  const help = noteOf('If someone isn’t safe').getByRole('link', { name: 'Get help now' });
  await expect.element(help).toHaveAttribute('href', '/safety');
  expect(getComputedStyle(help.element()).textDecorationLine).toBe('underline');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect.poll(() => callsOf('addComment').length).toBeGreaterThan(0);
  expect(sheet.elements()).toEqual([]);
});
