import { describe, expect, test } from 'vitest';
import { CONFLICT } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describe('Content notes', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author');

  const post = async (contentNotes?: readonly string[]) => author.post('/api/conflicts', { ...CONFLICT, contentNotes });
  const shown = async (id: number) => (await server.client().get(`/api/conflicts/${id}`)).body;

  test('appear on a conflict and in every list, in the form’s order, once each', async () => {
    const { id } = (await post(['loss', 'violence', 'loss'])).body;
    const notes = { contentNotes: ['violence', 'loss'], contentNote: 'Content note: violence, death or loss' };
    expect(await shown(id)).toMatchObject(notes);
    expect((await server.client().get('/api/conflicts')).body[0]).toMatchObject({ id, ...notes });
    expect(JSON.parse((await author.get('/api/auth/export')).text).conflicts[0].contentNotes).toEqual(
      notes.contentNotes,
    );
    const { id: plain } = (await post()).body;
    expect(await shown(plain)).toMatchObject({ contentNotes: [], contentNote: null });
  });

  test('can be changed by the author without changing the text’s version', async () => {
    const { id } = (await post()).body;
    await author.patch(`/api/conflicts/${id}`, { contentNotes: ['self-harm'] });
    expect(await shown(id)).toMatchObject({ contentNotes: ['self-harm'], textVersion: 1 });
  });

  test('keep the accounts out of link previews', async () => {
    const { id } = (await post(['abuse'])).body;
    const page = await server.client().get(`/conflict/${id}`);
    expect(page.text).toMatch(/<meta name="description" content="Content note: abuse"/);
  });
});
