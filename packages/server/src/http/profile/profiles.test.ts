import { beforeAll, expect, test } from 'vitest';
import { CONFLICT, signUp } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describeOnDatabases('Profiles and own conflicts', (database) => {
  const server = serverForSuite(database);
  const anna = memberForSuite(server, 'anna@example.org', 'Anna');
  const boris = memberForSuite(server, 'boris@example.org', 'Boris');
  beforeAll(async () => {
    await anna.post('/api/conflicts', { ...CONFLICT, title: 'In her own name' });
    await anna.post('/api/conflicts/anonymous', { ...CONFLICT, title: 'Under another name', anonymous: true });
  });

  test('shows a member by nickname or id, without their address or anonymous conflicts', async () => {
    const profile = await server.client().get('/api/user/ANNA');
    expect(profile.body).toEqual({
      id: expect.any(String),
      userNickname: 'Anna',
      userPronouns: 'she/her',
      userAvatarId: 'geometric',
      partnerNickname: null,
      partnerAvatarId: null,
      isMuted: false,
      isBlocked: false,
      bio: null,
      hasFeed: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
      isOwn: false,
      isFollowing: false,
      followersCount: 0,
      followingCount: 0,
      conflictCount: 1,
      votedConflictCount: 0,
      points: expect.objectContaining({ score: 0, streak: 0 }),
      guessing: null,
    });
    expect((await server.client().get(`/api/user/${profile.body.id}`)).body).toEqual(profile.body);
    const listed = (await boris.get('/api/user/anna/conflicts')).body;
    expect(listed.map((conflict: { title: string }) => conflict.title)).toEqual(['In her own name']);
  });

  test('lists all own conflicts to their author only', async () => {
    const own = (await anna.get('/api/user/conflicts')).body;
    const titles = ['Under another name', 'In her own name'];
    expect(own).toMatchObject(titles.map((title) => ({ title, isAuthor: true })));
    expect((await server.client().get('/api/user/conflicts')).status).toBe(401);
  });

  test('shows a member without a nickname only to themselves', async () => {
    const nameless = await signUp(server, 'nameless@example.org');
    const { id } = (await nameless.get('/api/auth/user')).body;
    expect((await nameless.get(`/api/user/${id}`)).body).toMatchObject({ isOwn: true, points: { streak: 0 } });
    for (const client of [boris, server.client()])
      expect((await client.get(`/api/user/${id}`)).body.code).toBe('member-not-found');
  });

  test('never shows a member’s or reserved name on an anonymous conflict', async () => {
    const wish = async (userNickname: string) =>
      (await anna.post('/api/conflicts/anonymous', { ...CONFLICT, anonymous: true, userNickname })).body.id;
    for (const name of ['boris', 'BORIS', 'Bоris', 'Admin', 'Аdmin', 'Deleted  member', 'Anna', 'Аnnа']) {
      const shown = (await server.client().get(`/api/conflicts/${await wish(name)}`)).body.userNickname;
      expect(shown.toLowerCase()).not.toBe(name.toLowerCase());
    }
    const { body } = await server.client().get(`/api/conflicts/${await wish('Nobody At All')}`);
    expect(body.userNickname).toBe('Nobody At All');
    expect((await boris.patch('/api/auth/profile', { userNickname: 'QuietFox' })).body.code).toBe('nickname-reserved');
  });
});
