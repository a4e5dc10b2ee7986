import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addVoter, postConflict, signUpModerator, voter } from '../../test-support/people.ts';
import { memberForSuite, moderatorForSuite, serverForSuite } from '../../test-support/suites.ts';

const FACTS = 'All of them joined within an hour.';
const NEWCOMERS = '203.0.113/24';

describe('Unusual voting at the desk', () => {
  let ahead = 0;
  let id: ConflictId;
  const server = serverForSuite('SQLite', { clock: () => Date.now() + ahead });
  const author = memberForSuite(server, 'author@example.org', 'The Author');
  const moderator = moderatorForSuite(server, 'one@example.org');
  beforeAll(async () => {
    id = await postConflict(author);
    for (let n = 1; n < 100; n++) await voteFrom(n);
    await server.stores.unusualVoting.note(id, Math.floor(Date.now() / DAY) * DAY, Date.now());
  });

  const voteFrom = async (n: number) => {
    await addVoter(server, voter(n));
    const [side, network] = n <= 40 ? (['her', NEWCOMERS] as const) : (['his', `198.51.${n}/24`] as const);
    return server.useCases.castVote({ memberId: voter(n), opId: null }, id, side, { network });
  };
  const networkOfNewcomers = async () => (await server.stores.excluded.listGroups(id, 1))[0]?.network;
  const list = async (client = moderator) => (await client.get('/api/moderation/voting')).body;
  const act = (of: ConflictId, what: 'exclude' | 'restore' | 'seen', body: object = {}, by = moderator) =>
    by.post(`/api/moderation/voting/${of}/${what}`, { facts: FACTS, ...body });
  const actsOn = (networks: readonly unknown[]) => [
    ['exclude', { networks }] as const,
    ['restore', {}] as const,
    ['seen', {}] as const,
  ];
  const page = async (of: ConflictId) => {
    ahead += 1_000;
    return (await server.client().get(`/api/conflicts/${of}`)).body;
  };

  test('neither shows nor excludes votes on hidden results, as if nothing was found', async () => {
    const plain = await postConflict(author);
    expect(await list()).toEqual([]);
    const networks = [await networkOfNewcomers()];
    for (const [what, body] of actsOn(networks)) {
      const answers = [await act(id, what, body), await act(plain, what, body)];
      expect(answers).toMatchObject(Array(2).fill({ status: 404, body: { code: 'case-not-found' } }));
    }
    expect(await page(id)).toMatchObject({ totalVotes: 99, excluded: null, history: null });
  });

  test('requires a recent sign-in and a reason', async () => {
    await voteFrom(100);
    const [{ groups }] = await list();
    const networks = [groups[0].network];
    expect((await act(id, 'exclude', { networks, facts: ' ' })).body.fields.facts).toBe('Please explain your decision');
    const { id: authorId } = (await author.get('/api/auth/user')).body;
    await server.stores.moderation.appoint(authorId);
    expect((await act(id, 'exclude', { networks }, author)).body.code).toBe('own-case');
    await server.stores.moderation.dismiss(authorId);
    expect((await act(id, 'exclude', { networks: [] })).status).toBe(400);
    expect((await act(id, 'exclude', { networks: ['another'] })).body.code).toBe('case-not-found');
    ahead += 11 * 60_000;
    expect((await act(id, 'exclude', { networks })).body.code).toBe('sign-in-again');
    ahead -= 11 * 60_000;
    expect(await page(id)).toMatchObject({ herVotes: 40, totalVotes: 100, excluded: null });
  });

  test('is not available to the conflict’s author, even from another account of the mailbox', async () => {
    const alias = await signUpModerator(server, 'author+desk@example.org');
    expect(await list(alias)).toEqual([]);
    const networks = [await networkOfNewcomers()];
    for (const [what, body] of actsOn(networks)) expect((await act(id, what, body, alias)).body.code).toBe('own-case');
    expect(await list()).toMatchObject([{ conflictId: id, excluded: 0, history: [] }]);
    expect(await page(id)).toMatchObject({ totalVotes: 100, excluded: null });
  });

  test('shows groups without sides, excludes them, shows both results on the page, and restores them', async () => {
    const network = await networkOfNewcomers();
    const group = { network, votes: 40, established: 0, excluded: 0 };
    expect(await list()).toMatchObject([{ conflictId: id, groups: [group], excluded: 0, history: [] }]);
    expect((await act(id, 'exclude', { networks: [network] })).body).toEqual({ message: 'Votes excluded: 40.' });
    const excluded = { votes: 40, totalVotes: 100, herPercentage: 40 };
    expect(await page(id)).toMatchObject({ herVotes: 0, totalVotes: 60, excluded });
    expect((await act(id, 'seen')).status).toBe(200);
    expect((await act(id, 'restore')).body).toEqual({ message: 'Votes restored: 40.' });
    expect(await page(id)).toMatchObject({ herVotes: 40, totalVotes: 100, excluded: null });
    expect(await list()).toEqual([]);
  });

  test('stores a vote’s network, and shows it in no answer', async () => {
    const other = await postConflict(author);
    const { text } = await author.post(`/api/conflicts/${other}/vote`, { side: 'her' });
    const [group] = await server.stores.excluded.listGroups(other, 10);
    expect(group).toMatchObject({ votes: 1 });
    expect(group?.network).toMatch(/^[\w-]{43}$/);
    const read = await Promise.all(['/api/auth/export', `/api/conflicts/${other}`].map(author.get));
    const answers = [text, ...read.map((answer) => answer.text)];
    expect(answers.filter((answer) => answer.includes(group?.network ?? '') || /isExcluded/.test(answer))).toEqual([]);
  });
});
