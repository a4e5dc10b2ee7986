import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { VoteHistory } from './VoteHistory.tsx';

const REVEALED = aConflict({
  totalVotes: 120,
  herVotes: 74,
  hisVotes: 46,
  revealedAt: Date.UTC(2026, 0, 1),
  history: {
    ...aConflict().history,
    history: [
      { herVotes: 8, totalVotes: 10 },
      { herVotes: 60, totalVotes: 100 },
    ],
    blind: { herVotes: 60, totalVotes: 100 },
    since: { herVotes: 14, totalVotes: 20 },
    guesses: { count: 50, sum: 2_000, herVotes: 34, squares: 34 * 60 ** 2 + 16 * 40 ** 2 },
  },
});
const history = page.getByRole('region', { name: 'How the vote moved' });

test('shows the blind votes and the history, with a table for screen readers', async () => {
  const guessed = { guess: 52, firstSide: 'her' } as const;
  await show(<VoteHistory conflict={pageOf(REVEALED, { side: 'her', isReading: false, guessed })} />);
  await expect.element(history).toMatchAriaInlineSnapshot(`
    - region "How the vote moved":
      - heading "How the vote moved" [level=2]
      - paragraph: "Of the first 100 votes, all cast before the voters saw a result, 60% were for her side. Of the votes since then, 70% were for her side."
      - paragraph: There’s more support for her than people expected.
      - figure "10 votes Her side 120 votes":
        - table "Her side as the votes came in":
          - caption: Her side as the votes came in
          - rowgroup:
            - row "Votes Share Likely between":
              - columnheader "Votes"
              - columnheader "Share"
              - columnheader "Likely between"
          - rowgroup:
            - row "10 80% 49% and 94%":
              - rowheader "10"
              - cell "80%"
              - cell "49% and 94%"
            - row "100, the result becomes public 60% 50% and 69%":
              - rowheader "100, the result becomes public"
              - cell "60%"
              - cell "50% and 69%"
            - row "120 62% 53% and 70%":
              - rowheader "120"
              - cell "62%"
              - cell "53% and 70%"
  `);
  const drawing = history.element().querySelector('svg');
  expect(drawing?.getBoundingClientRect().height).toBeGreaterThan(40);
  expect(drawing?.querySelectorAll('line')).toHaveLength(2);
});

test('is omitted while the result is hidden or its history unknown', async () => {
  await show(
    <>
      <VoteHistory conflict={pageOf({ ...REVEALED, revealedAt: null })} />
      <VoteHistory conflict={pageOf(aConflict({ ...REVEALED, history: aConflict().history }))} />
    </>,
  );
  await expect.element(history).not.toBeInTheDocument();
});

test('says how many votes are excluded and the result with them, and draws no history that includes them', async () => {
  const excluded = { ...REVEALED.history.excluded, votes: { herVotes: 30, totalVotes: 40 } };
  await show(<VoteHistory conflict={pageOf({ ...REVEALED, history: { ...REVEALED.history, excluded } })} />);
  await expect
    .element(
      history.getByText(
        /^40 votes were excluded because .* With those votes included, 65% of 160 votes would be for her side/,
      ),
    )
    .toBeVisible();
  await expect.element(history.getByRole('figure')).not.toBeInTheDocument();
});
