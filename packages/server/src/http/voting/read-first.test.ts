import { randomUUID } from 'node:crypto';
import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { postConflict } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describeOnDatabases('A vote that reads first', (database) => {
  const server = serverForSuite(database, { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  let now = Date.UTC(2037, 5, 1);

  const vote = async (id: ConflictId, body: object, opId: string = randomUUID()) =>
    (await reader.post(`/api/conflicts/${id}/vote`, body, { 'Idempotency-Key': opId })).body;
  const readAs = async (who: TestClient, path: string) => {
    now += 1_000;
    return (await who.get(path)).body;
  };
  const places = async (id: ConflictId) => {
    const paths = ['/api/conflicts', '/api/trending', '/api/top-conflicts-today', '/api/polarizing'];
    const lists = await Promise.all(paths.map((path) => readAs(reader, path)));
    const { conflicts } = await readAs(reader, '/api/search?q=dishwasher');
    const authors = await readAs(reader, '/api/user/Author%20One/conflicts');
    return [...lists.flat(), ...conflicts, ...authors, await readAs(reader, `/api/conflicts/${id}`)].filter(
      (conflict) => conflict.id === id,
    );
  };
  const HIDDEN = { resultsVisible: false, isReadingFirst: true, hasUserVoted: true, herVotes: null, range: null };

  test('counts at once, and hides the result from its voter in every answer until requested', async () => {
    const id = await postConflict(author);
    await author.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    await author.post(`/api/conflicts/${id}/comments`, { content: 'That is how it was.' });
    const opId = randomUUID();
    const receipt = await vote(id, { side: 'her', readFirst: true }, opId);
    expect(receipt).toMatchObject({ ...withoutHasVoted(HIDDEN), userVoteSide: 'her', totalVotes: 2 });
    expect(await vote(id, { side: 'her', readFirst: true }, opId)).toEqual(receipt);

    const shown = await places(id);
    expect(shown).toHaveLength(6);
    for (const conflict of shown) expect(conflict).toMatchObject(HIDDEN);
    expect(shown.at(-1)).toMatchObject({ history: null, changes: null, comments: [{ side: null }] });
    expect(await readAs(author, `/api/conflicts/${id}`)).toMatchObject({ herVotes: 1, isReadingFirst: false });

    expect(await vote(id, { side: 'his', readFirst: true })).toMatchObject({ isReadingFirst: true, herVotes: null });
    const asked = { resultsVisible: true, isReadingFirst: false, userVoteSide: 'his', herVotes: 0, totalVotes: 2 };
    expect(await vote(id, { side: 'his' })).toMatchObject(asked);
    const open = await places(id);
    expect(open).toHaveLength(7);
    for (const conflict of open) expect(conflict).toMatchObject(asked);
    expect(await vote(id, { side: 'her', readFirst: true })).toMatchObject({ resultsVisible: true, herVotes: 1 });
  });
});

const withoutHasVoted = ({ hasUserVoted: _, ...hidden }: { readonly hasUserVoted: boolean }) => hidden;
