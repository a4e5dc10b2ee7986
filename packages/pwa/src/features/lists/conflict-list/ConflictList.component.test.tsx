import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, receiptOf, rowOf, votedOn } from '../../../test-support/seeds.ts';
import { doubleTheText, show } from '../../../test-support/show.tsx';
import { NOTE_FIRST } from '../../voting/use-vote.ts';
import { HomeScreen } from '../home/HomeScreen.tsx';

const conflict = aConflict({ title: 'Who feeds the cat?' });
const HOME_LIST = queryKeys.list({ name: 'topConflictsToday', category: null, limit: 10 });
const listOf = (...items: ReturnType<typeof rowOf>[]) =>
  [HOME_LIST, { pages: [{ items, nextCursor: null }], pageParams: [null] }] as const;

const card = page.getByRole('article').filter({ hasText: conflict.title });
const status = card.getByRole('status');
const shown = (text: string) => card.getByRole('paragraph').filter({ hasText: text });
const WINNER = 'Her Side wins by 100%. Yours is the first vote.';

const showHome = async (row = rowOf(conflict)) => {
  const api = answerApi({
    castVote: ({ body, opId }) => receiptOf(conflict, body.side, opId),
    trending: () => [],
    polarizing: () => [],
    conflict: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await show(<HomeScreen />, { member: aMember(), known: [listOf(row)] });
  await expect.element(card.getByRole('button', { name: /^More about/ })).toBeVisible();
  return api;
};

test('a card reads: who asks, what about, and the viewer’s side', async () => {
  await showHome();
  await expect.element(card).toMatchAriaInlineSnapshot(`
    - article:
      - link "Hummer":
        - /url: /user/Hummer
      - time: /hour ago/
      - link "Household Chores":
        - /url: /category/household
      - heading "Who feeds the cat?" [level=3]:
        - link "Who feeds the cat?":
          - /url: /conflict/7/who-feeds-the-cat
      - paragraph: Her side
      - blockquote:
        - paragraph: He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong.
      - paragraph: His side
      - blockquote:
        - paragraph: Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering.
      - status
      - group "Whose side are you on? Who feeds the cat?":
        - button "Her side"
        - button "His side"
      - paragraph: Results hidden until you vote
      - paragraph: ·" / "100 more votes until public reveal
      - text: 0 votes
      - link "0 comments":
        - /url: /conflict/7/who-feeds-the-cat#discussion
      - link "Vote: Who feeds the cat?":
        - /url: /conflict/7/who-feeds-the-cat#vote
        - text: Vote
      - button "Share: Who feeds the cat?": Share
  `);
});

test('shows text with content notes on request, and its title always', async () => {
  await showHome(rowOf({ ...conflict, contentNotes: ['violence'] }));
  await expect.element(card.getByRole('heading', { name: conflict.title })).toBeVisible();
  const words = card.getByText(conflict.herSide);
  await expect.element(words).not.toBeVisible();
  await card.getByText('Content note: violence').click();
  await expect.element(words).toBeVisible();
});

test('does not allow voting on a card until its content note is opened', async () => {
  const noted = { ...conflict, id: 9 as ConflictId, contentNotes: ['violence' as const] };
  await showHome(rowOf(noted));
  await expect.element(card.getByText(NOTE_FIRST)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Her side' })).not.toBeInTheDocument();
  await card.getByText('Content note: violence').click();
  await expect.element(card.getByRole('button', { name: 'Her side' })).toBeVisible();
  await expect.element(card.getByText(NOTE_FIRST)).not.toBeInTheDocument();
});

test('tells the author that they may vote like anybody else', async () => {
  await showHome(rowOf({ ...conflict, submittedBy: aMember().id }));
  await expect
    .element(card.getByText('Results hidden until you vote. You can vote on your own conflict, too.'))
    .toBeVisible();
});

test('does not announce an earlier visit’s vote', async () => {
  await showHome(rowOf(votedOn(conflict, 'her'), 'her'));
  await expect.element(card.getByText('Your vote: Her side', { exact: true })).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
});

test('a vote on a card counts 3, 2, 1 and opens the result in its place', async () => {
  await showHome();
  const height = card.element().getBoundingClientRect().height;
  await expect.element(card.getByText('Results hidden until you vote')).toBeVisible();
  await expect.element(card.getByText('100 more votes until public reveal')).toBeVisible();
  await card.getByRole('button', { name: 'Her side' }).click();
  for (const second of ['3', '2', '1']) {
    await expect.element(card.getByText(second, { exact: true })).toBeVisible();
    await expect.element(shown('Revealing Results...')).toBeVisible();
    expect(card.element().textContent).not.toContain('%');
  }
  await expect.element(shown(WINNER)).toBeVisible();
  await expect
    .element(
      card.getByRole('img', { name: /^Her side 100%, his side 0%, 1 vote\. With more voters like these, her side/ }),
    )
    .toBeVisible();
  await expect.element(card.getByText('1 today · 1 vote')).toBeVisible();
  await expect.element(card.getByText('Your vote: Her side', { exact: true })).toBeVisible();
  expect(card.element().getBoundingClientRect().height).toBe(height);
});

test('a collapsed card’s whole notice links to the conflict', async () => {
  answerApi({ trending: () => [], polarizing: () => [] });
  const collapsed = rowOf(aConflict({ title: conflict.title, review: 'collapsed-by-reports' }));
  await show(<HomeScreen />, { known: [listOf(collapsed)] });
  const link = page.getByRole('link', { name: 'Show anyway' });
  await expect.element(link).toBeVisible();
  const words = page.getByText('Hidden due to reports. A moderator hasn’t reviewed it yet.').element();
  const { left, top } = words.getBoundingClientRect();
  expect(document.elementFromPoint(left + 1, top + 1)).toBe(link.element());
});

test.each([
  ['a reported conflict', aConflict({ id: 8 as ConflictId, review: 'collapsed-by-reports' }), /^Hidden due to/, false],
  ['what has content notes', aConflict({ id: 8 as ConflictId, contentNotes: ['violence'] }), /^Content note/, true],
])(
  'beside an open card nothing stretches the notice that collapses %s',
  async (_, collapsed, says, isCardStretched) => {
    await page.viewport(1920, 900);
    answerApi({ trending: () => [], polarizing: () => [] });
    await show(<HomeScreen />, { known: [listOf(rowOf(conflict), rowOf(collapsed))] });
    await expect.element(page.getByText(says)).toBeVisible();
    const notice = page.getByText(says).element().parentElement?.getBoundingClientRect();
    expect(notice?.height).toBeLessThanOrEqual(64);
    const [open, beside] = page
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect());
    expect(beside?.bottom === open?.bottom).toBe(isCardStretched);
  },
);

test('keeps the chosen side’s words whole at large text on a phone, with the change below', async () => {
  await page.viewport(360, 800);
  await doubleTheText();
  await showHome(rowOf(votedOn(conflict, 'her'), 'her'));
  const own = card.getByText('Her side', { exact: true }).last();
  await expect.element(own).toBeVisible();
  const change = card.getByRole('link', { name: 'Change Vote?' }).element().getBoundingClientRect();
  const words = own.element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(change.top);
  expect(words.width).toBeGreaterThan(words.height / 2);
});
