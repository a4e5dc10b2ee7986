import { describe, expect, test } from 'vitest';
import { postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describe('Guesses', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author One');

  test('show how good they are, from ten scored ones, to the member only', async () => {
    const guesser = await signUpAndOnboard(server, 'guesser@example.org', 'Guesser');
    for (let n = 0; n < 10; n++) {
      const id = await postConflict(author);
      await guesser.post(`/api/conflicts/${id}/vote`, { side: 'her', guess: 70 });
      expect((await guesser.get('/api/user/Guesser')).body.guessing).toBeNull();
      await standAt(server, id, { herVotes: 80, hisVotes: 19 });
      await voteAs(server, 501, id, 'his');
    }
    expect((await guesser.get('/api/user/Guesser')).body.guessing).toEqual({ guesses: 10, distance: 70, skill: -40 });
    expect((await author.get('/api/user/Guesser')).body.guessing).toBeNull();
  });
});
