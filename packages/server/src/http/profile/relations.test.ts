import { expect, test } from 'vitest';
import { ANONYMOUS, postConflict, signUpAndOnboard } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describeOnDatabases('Muting and blocking', (database) => {
  const server = serverForSuite(database);
  const ada = memberForSuite(server, 'ada@example.org', 'Ada');
  const ben = memberForSuite(server, 'ben@example.org', 'Ben');

  const relation = (by: TestClient, whom: string, what: 'mute' | 'block', method = 'POST') =>
    by.send(`/api/user/${whom}/${what}`, { method });
  const write = (by: TestClient, id: number) => by.post(`/api/conflicts/${id}/comments`, { content: 'My view.' });
  const collapsedFor = async (by: TestClient, id: number) =>
    (await by.get(`/api/conflicts/${id}`)).body.comments.map((each: { collapsedBy: unknown }) => each.collapsedBy);

  test('a muted member’s comments collapse only for the member who muted them', async () => {
    const id = await postConflict(ada);
    await write(ben, id);
    expect((await relation(ada, 'ben', 'mute')).body).toEqual({ nickname: 'Ben', isMuted: true, isBlocked: false });
    expect(await collapsedFor(ada, id)).toEqual(['viewer']);
    expect((await ada.get(`/api/conflicts/${id}/comments`)).body[0].collapsedBy).toBe('viewer');
    for (const other of [ben, server.client()]) expect(await collapsedFor(other, id)).toEqual([null]);
    expect((await ada.get('/api/user/ben')).body).toMatchObject({ isMuted: true, isBlocked: false });
    expect((await ben.get('/api/user/ada')).body).toMatchObject({ isMuted: false, isBlocked: false });
    await relation(ada, 'ben', 'mute', 'DELETE');
    expect(await collapsedFor(ada, id)).toEqual([null]);
  });

  test('a block ends following in both directions and prevents it', async () => {
    const cleo = await signUpAndOnboard(server, 'cleo@example.org', 'Cleo');
    const dora = await signUpAndOnboard(server, 'dora@example.org', 'Dora');
    const followers = async (whom: string) => (await server.client().get(`/api/user/${whom}`)).body.followersCount;
    const follows = async () => [await cleo.post('/api/user/Dora/follow'), await dora.post('/api/user/Cleo/follow')];
    expect(await follows()).toMatchObject([{ status: 200 }, { status: 200 }]);
    await relation(cleo, 'Dora', 'block');
    expect([await followers('Cleo'), await followers('Dora')]).toEqual([0, 0]);
    expect(await follows()).toMatchObject(Array(2).fill({ status: 403, body: { code: 'cannot-follow' } }));
    await relation(cleo, 'Dora', 'block', 'DELETE');
    expect((await dora.post('/api/user/Cleo/follow')).status).toBe(200);
  });

  test('neither reveals the author of an anonymous conflict', async () => {
    for (const what of ['mute', 'block'] as const) {
      await relation(ada, 'ben', what);
      await relation(ben, 'ada', what);
    }
    const id = await postConflict(ben, ANONYMOUS);
    expect((await write(ada, id)).status).toBe(201);
    expect((await write(ben, id)).status).toBe(201);
    expect(await collapsedFor(ada, id)).toEqual([null, null]);
    for (const what of ['mute', 'block'] as const) {
      await relation(ada, 'ben', what, 'DELETE');
      await relation(ben, 'ada', what, 'DELETE');
    }
  });

  test('lists muted and blocked members to oneself only, until undone', async () => {
    await relation(ada, 'ben', 'mute');
    await relation(ada, 'ben', 'block');
    await relation(ada, 'ben', 'block');
    const related = [{ nickname: 'Ben', isMuted: true, isBlocked: true }];
    expect((await ada.get('/api/related')).body).toEqual(related);
    expect(JSON.parse((await ada.get('/api/auth/export')).text).related).toEqual(related);
    expect((await ben.get('/api/related')).body).toEqual([]);
    expect((await ben.get('/api/auth/export')).text).not.toContain('Ada');
    await relation(ada, 'ben', 'mute', 'DELETE');
    expect((await ada.get('/api/related')).body).toEqual([{ nickname: 'Ben', isMuted: false, isBlocked: true }]);
    await relation(ada, 'ben', 'block', 'DELETE');
    expect((await ada.get('/api/related')).body).toEqual([]);
  });

  test('shows a partner on a public profile only if the member wants that', async () => {
    const partnerOf = async () => (await server.client().get('/api/user/ada')).body;
    expect(await partnerOf()).toMatchObject({ partnerNickname: null, partnerAvatarId: null });
    await ada.patch('/api/auth/profile', { showsPartner: true });
    expect((await partnerOf()).partnerNickname).toBe('Adas him');
  });
});
