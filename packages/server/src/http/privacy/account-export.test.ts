import { beforeAll, expect, test, vi } from 'vitest';
import { CONFLICT, postConflict } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';

const UPDATE = { ending: 'parted', votesHelped: 'no', text: 'It is over.' };
const { title } = CONFLICT;

describeOnDatabases('The export of an account', (database) => {
  const server = serverForSuite(database);
  const member = memberForSuite(server, 'export@example.org', 'Exporting');
  const other = memberForSuite(server, 'other@example.org', 'Other');
  let own: number;
  let theirs: number;
  beforeAll(async () => {
    own = await postConflict(member, { anonymous: true, contentNotes: ['loss', 'violence', 'loss'] });
    theirs = await postConflict(other, { title: 'What the other one says' });
    await member.post(`/api/conflicts/${theirs}/vote`, { side: 'his', guess: 60 });
    await member.post(`/api/conflicts/${theirs}/comments`, { content: 'My own words.' });
    await member.post(`/api/conflicts/${theirs}/report`, { reason: 'spam', note: 'Twice today' });
    const written = (await other.post(`/api/conflicts/${theirs}/comments`, { content: 'Advice.' })).body.comment.id;
    await member.post(`/api/comments/${written}/helpful`);
    await member.post(`/api/conflicts/${theirs}/updates/follow`);
    await member.post(`/api/conflicts/${own}/updates`, UPDATE);
    await member.post('/api/user/Other/follow');
    await other.post('/api/user/Exporting/follow');
    await other.post(`/api/conflicts/${own}/vote`, { side: 'her' });
    await other.post(`/api/conflicts/${own}/comments`, { content: 'Words of somebody else.' });
  });

  test.each(['gzip', 'identity'])('ends unfinished where it breaks off half-way, sent as %s', async (encoding) => {
    const reading = vi.spyOn(server.stores.personalData, 'read').mockImplementation(async () => {
      throw new Error('connection lost');
    });
    const request: RequestInit = { method: 'GET', headers: { 'Accept-Encoding': encoding } };
    await expect(member.send('/api/auth/export', request)).rejects.toThrow(/terminated|fetch failed/);
    reading.mockRestore();
    expect((await member.send('/api/auth/export', request)).body).toMatchObject({ format: 'twosides-account' });
  });

  test('is a JSON file to download, with its version', async () => {
    const file = await member.get('/api/auth/export');
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="twosides-\d{4}-\d\d-\d\d\.json"$/);
    expect(file.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(file.headers.get('Cache-Control')).toBe('no-store');
    expect(file.body).toMatchObject({ format: 'twosides-account', version: 1 });
  });

  test('contains everything stored about the member, including anonymous conflicts', async () => {
    const { body } = await member.get('/api/auth/export');
    const mention = { conflictId: theirs, conflictTitle: 'What the other one says' };
    body.points.sort((one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind));
    expect(body).toMatchObject({
      profile: { email: 'export@example.org', userNickname: 'Exporting' },
      signIn: { hasPassword: true, pendingEmail: null, connections: [], devices: ['An unknown browser'] },
      sessions: [{ device: 'An unknown browser' }],
      conflicts: [
        { id: own, title, anonymous: true, contentNotes: ['violence', 'loss'], totalVotes: 1, commentCount: 1 },
      ],
      votes: [{ ...mention, side: 'his', firstSide: 'his', sideWhenSeen: 'his', guess: 60, established: false }],
      comments: [{ ...mention, content: 'My own words.', isVisible: true }],
      updates: [{ conflictId: own, conflictTitle: title, number: 1, ...UPDATE, sawSplit: false, forStories: false }],
      updateFollows: [{ ...mention, since: expect.stringMatching(/T00:00:00.000Z$/) }],
      following: [{ nickname: 'Other' }],
      followers: [{ since: expect.any(String) }],
      reports: [{ item: 'conflict', itemId: String(theirs), reason: 'spam', note: 'Twice today' }],
      points: [
        { kind: 'comment', points: 0, isCounted: true },
        { kind: 'vote', points: 10, isCounted: true },
      ],
      helpfulMarks: [{ commentId: expect.any(String), changedMind: false, markedOn: expect.any(String) }],
      alerts: expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining('Other') })]),
      alertPreferences: expect.any(Object),
      notifiedDevices: [],
    });
  });

  test('contains no credentials, nothing of others, and no hidden split', async () => {
    const { text } = await member.get('/api/auth/export');
    const { id } = (await member.get('/api/auth/user')).body;
    const [, sid = ''] = /twosides=([^;]+)/.exec(member.cookies()) ?? [];
    for (const secret of [sid, server.voterOf(id), 'argon2', 'other@example.org', 'Words of somebody else'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/herVotes|hisVotes|Percentage|polarity|winner|sessionEpoch|tokenHash|mailboxId|voterRef/i);
  });
});
