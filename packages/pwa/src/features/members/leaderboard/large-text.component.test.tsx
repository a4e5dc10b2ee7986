import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aMember } from '../../../test-support/seeds.ts';
import { doubleTheText, show } from '../../../test-support/show.tsx';
import { Achievements } from '../points/Achievements.tsx';
import { LeaderboardRow } from './LeaderboardRow.tsx';

beforeEach(async () => {
  await page.viewport(360, 800);
  await doubleTheText();
});

const linesOf = (word: string): number => {
  const text = page.getByText(word, { exact: false }).first().element().firstChild as Text;
  const range = document.createRange();
  const at = text.data.indexOf(word);
  range.setStart(text, at);
  range.setEnd(text, at + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
};

test('breaks no word of an achievement at large text on a phone', async () => {
  await show(
    <div style={{ padding: 36 }}>
      <Achievements
        achievements={[
          { id: 'votes', progress: 7, target: 100 },
          { id: 'helpful-comments', progress: 0, target: 50 },
        ]}
      />
    </div>,
  );
  expect(['votes', 'comments', '7 of 100'].map(linesOf)).toEqual([1, 1, 1]);
});

test('breaks no name or reason on the leaderboard at large text on a phone', async () => {
  await show(
    <ol style={{ padding: '0 16px' }}>
      <LeaderboardRow
        most={255}
        entry={{
          id: aMember().id,
          rank: 2,
          username: 'Solveig',
          avatar: 'woman-light-brown',
          score: 255,
          votesSubmitted: 3,
          conflictsPosted: 0,
          commentsWritten: 1,
          streak: 0,
          isCurrentUser: false,
        }}
      />
    </ol>,
  );
  expect(['Solveig', 'comment', '255'].map(linesOf)).toEqual([1, 1, 1]);
});
