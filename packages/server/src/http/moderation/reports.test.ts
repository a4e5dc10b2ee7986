import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { deskForSuite } from '../../test-support/desk.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';

describeOnDatabases('Reports', (database) => {
  const { server, pass, post, report, comment, established } = deskForSuite(database);
  const read = async (id: ConflictId) => (await server.client().get(`/api/conflicts/${id}`)).body;
  const collapsedOf = async (ids: readonly ConflictId[]) => {
    const read = await Promise.all(ids.map((id) => server.client().get(`/api/conflicts/${id}`)));
    expect(read.map(({ status }) => status)).toEqual(ids.map(() => 200));
    return ids.filter((_, n) => read[n]?.body.collapsedBy !== null);
  };
  const three = async () => [await established(), await established(), await established()];

  test('of three established members collapse one conflict a day, however many they report, and remove none', async () => {
    const allies = await three();
    const ids = await Promise.all([post(), post(), post()]);
    await Promise.all(ids.flatMap((id) => allies.map((ally) => report(id, ally, 'abuse'))));
    const collapsed = await collapsedOf(ids);
    expect(collapsed).toHaveLength(1);
    pass(DAY);
    const later = await Promise.all([post(), post()]);
    for (const id of later) for (const ally of allies) await report(id, ally, 'abuse');
    expect(await collapsedOf([...ids, ...later])).toEqual(collapsed);
    pass(30 * DAY);
    const last = await post();
    for (const ally of allies) await report(last, ally, 'abuse');
    expect(await collapsedOf([last])).toEqual([last]);
    pass(-31 * DAY);
  });

  test('collapse a comment in its place, which stays in the count', async () => {
    const id = await post();
    const reported = await comment(id);
    const allies = await three();
    await Promise.all(allies.map((ally) => ally.post(`/api/comments/${reported}/report`, { reason: 'spam' })));
    expect(await read(id)).toMatchObject({
      commentCount: 1,
      comments: [{ id: reported, content: 'A view.', collapsedBy: 'reports' }],
    });
    await server.useCases.settleReports({ kind: 'comment', id: reported }, 'keep');
    pass(1_001);
    expect((await read(id)).comments).toMatchObject([{ id: reported, collapsedBy: null }]);
  });
});
