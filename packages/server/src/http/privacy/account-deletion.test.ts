import { expect, test } from 'vitest';
import { writeAccount } from '../../adapters/behaviour/steps.ts';
import { CONFLICT, onboard, PASSWORD, postConflict, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { everyRecord } from '../../test-support/records-of.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const OPERATION = '3f2b8c1e-5d4a-4b6c-8e7f-0123456789ab';

describeOnDatabases('Deleting an account', (database) => {
  const server = serverForSuite(database);
  const other = memberForSuite(server, 'other@example.org', 'Other');

  const remove = (client: TestClient, conflicts = 'take-down', password: string | null = PASSWORD) =>
    client.post('/api/auth/delete-account', { conflicts, password });
  const statusOf = async (path: string, client = other) => (await client.get(path)).status;
  const erased = async (id: string) =>
    expect.poll(async () => traces(await everyRecord(server, database), id), { timeout: 20_000 }).toEqual([]);
  const traces = (records: Awaited<ReturnType<typeof everyRecord>>, id: string) =>
    records
      .filter(({ table, values }) => table !== 'jobs' && JSON.stringify(values).includes(id))
      .map(({ table }) => table);

  test('leaves no trace of the member in any table, and keeps the tally', async () => {
    const member = await signUpAndOnboard(server, 'gone@example.org', 'Unmistakable');
    await member.patch('/api/auth/profile', { bio: 'Nobody else says this.' });
    const { id } = (await member.get('/api/auth/user')).body;
    const mailboxId = server.voterOf(id);
    const theirs = await postConflict(other);
    const own = await postConflict(member);
    const anonymous = await postConflict(member, { anonymous: true, title: 'A secret of mine' });
    await Promise.all([
      member.post(`/api/conflicts/${theirs}/vote`, { side: 'her' }, { 'Idempotency-Key': OPERATION }),
      other.post(`/api/conflicts/${own}/vote`, { side: 'his' }),
      member.post('/api/user/Other/follow'),
      other.post('/api/user/Unmistakable/follow'),
      member.post('/api/user/Other/block'),
      other.post('/api/user/Unmistakable/mute'),
    ]);
    await member.post(`/api/conflicts/${theirs}/vote`, { side: 'her' });
    await member.post(`/api/conflicts/${theirs}/comments`, { content: 'My parting words.' });
    await member.post(`/api/conflicts/${theirs}/report`, { reason: 'other', note: 'Please look.' });
    await member.post(`/api/conflicts/${theirs}/updates/follow`);
    for (const each of [own, anonymous])
      await member.post(`/api/conflicts/${each}/updates`, { ending: 'parted', text: 'Unmistakable to the end.' });
    await member.post('/api/auth/email', { email: 'elsewhere@example.org', password: PASSWORD });

    expect((await remove(member)).status).toBe(200);
    await erased(id);
    await erased(mailboxId);
    const left = JSON.stringify((await everyRecord(server, database)).filter(({ table }) => table !== 'jobs'));
    expect(left).not.toMatch(/gone@example|elsewhere@example|Unmistakable|Nobody else says this|A secret of mine/);

    const seen = (await other.get(`/api/conflicts/${theirs}`)).body;
    expect(seen).toMatchObject({ totalVotes: 1, commentCount: 1 });
    expect(seen.comments).toMatchObject([
      { content: 'My parting words.', userNickname: 'Deleted member', avatar: 'geometric', side: null },
    ]);
    for (const id of [own, anonymous]) expect(await statusOf(`/api/conflicts/${id}`)).toBe(404);
    expect(await statusOf('/api/user/Unmistakable')).toBe(404);
    expect((await other.get('/api/user/Other')).body).toMatchObject({ followersCount: 0, followingCount: 0 });
    expect(await server.stores.reports.listOpen(50)).toMatchObject([
      { item: { id: theirs }, reports: [{ reason: 'other', note: 'Please look.' }] },
    ]);
  });

  test('may keep the conflicts open for votes, without a name', async () => {
    const member = await signUpAndOnboard(server, 'leaves@example.org', 'Leaver');
    const { id } = (await member.get('/api/auth/user')).body;
    const own = await postConflict(member);
    const anonymous = await postConflict(member, { anonymous: true, title: 'Left as it is' });
    const pseudonym = (await other.get(`/api/conflicts/${anonymous}`)).body.userNickname;
    await member.post(`/api/conflicts/${anonymous}/updates`, { ending: 'still-open', text: 'We go on.' });
    await member.post(`/api/conflicts/${anonymous}/comments`, { content: 'By the author.' });
    for (const client of [member, other]) await client.post(`/api/conflicts/${anonymous}/vote`, { side: 'her' });
    const watch = async () => {
      const { timeAgo: _, ...seen } = (await other.get(`/api/conflicts/${anonymous}`)).body;
      const comments = seen.comments.map((each: object) => ({ ...each, timeAgo: null }));
      return { ...seen, comments, recentComments: [] };
    };
    const before = await watch();
    await remove(member, 'leave');
    expect(await watch()).toEqual(before);
    await erased(id);
    expect(await watch()).toEqual(before);
    expect((await other.get(`/api/conflicts/${own}`)).body).toMatchObject({
      title: CONFLICT.title,
      userNickname: 'Deleted member',
      partnerNickname: 'Partner',
      isAuthor: false,
    });
    const kept = (await other.get(`/api/conflicts/${anonymous}`)).body;
    expect([kept.title, kept.userNickname]).toEqual(['Left as it is', pseudonym]);
    const { updates } = (await other.get(`/api/conflicts/${anonymous}/updates`)).body;
    expect(updates).toMatchObject([{ text: 'We go on.' }]);
    expect(kept.comments).toMatchObject([{ userNickname: pseudonym, isByAuthor: true, side: null }]);
    expect((await other.post(`/api/conflicts/${own}/vote`, { side: 'her' })).body.totalVotes).toBe(1);
  });

  test('signs the member out everywhere at once, whatever is running, and sends a mail', async () => {
    const laptop = await signUpAndOnboard(server, 'everywhere@example.org', 'Everywhere');
    const phone = server.client();
    const login = { email: 'everywhere@example.org', password: PASSWORD };
    await phone.post('/api/auth/login', login);
    const late = Array.from({ length: 4 }, () => server.client());
    const [deleted] = await Promise.all([
      remove(laptop),
      ...late.map((client) => client.post('/api/auth/login', login)),
      ...late.map(() => phone.post('/api/conflicts', CONFLICT)),
    ]);
    expect(deleted?.status).toBe(200);
    const clients = [laptop, phone, ...late];
    for (const client of clients) expect(await statusOf('/api/auth/user', client)).toBe(401);
    expect((await server.client().post('/api/auth/login', login)).status).toBe(401);
    expect(await server.subjectsTo('everywhere@example.org')).toContain('Your TwoSides account has been deleted');
  });

  test('answers 401 to a repeated operation', async () => {
    const member = await signUp(server, 'replays@example.org');
    const id = await postConflict(other);
    const vote = () => member.post(`/api/conflicts/${id}/vote`, { side: 'her' }, { 'Idempotency-Key': OPERATION });
    expect((await vote()).status).toBe(200);
    await remove(member);
    expect((await vote()).status).toBe(401);
    expect((await other.get(`/api/conflicts/${id}`)).body.totalVotes).toBe(1);
  });

  test('allows registering again with the same address and nickname, as a new member', async () => {
    const before = await signUpAndOnboard(server, 'again@example.org', 'Again');
    const { id } = (await before.get('/api/auth/user')).body;
    await remove(before);
    const mailsBefore = (await server.mailsTo('again@example.org')).length;
    const after = server.client();
    await after.post('/api/auth/register', { email: 'again@example.org', password: PASSWORD });
    const mails = await server.mailsTo('again@example.org', mailsBefore + 1);
    const tokens = mails.flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    for (const token of tokens) await after.get(`/api/auth/verify-email?token=${token}`);
    const named = await onboard(after, 'Again');
    expect(named.status).toBe(200);
    expect(named.body.id).not.toBe(id);
  });

  test('requires the password or, without one, a recent sign-in', async () => {
    const member = await signUp(server, 'careful@example.org');
    expect((await remove(member, 'leave', 'no idea')).body.code).toBe('wrong-password');
    expect((await remove(member, 'leave', null)).body.code).toBe('wrong-password');
    const { id } = (await member.get('/api/auth/user')).body;
    await writeAccount(server.stores, id, { kind: 'drop-credential', memberId: id });
    expect((await remove(member, 'leave', null)).status).toBe(200);
    expect(await statusOf('/api/auth/user', member)).toBe(401);
  });
});
