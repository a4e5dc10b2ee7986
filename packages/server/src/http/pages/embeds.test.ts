import { extract } from '@extractus/oembed-extractor';
import { describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';
import { PUBLIC_ORIGIN } from '../../test-support/test-server.ts';

describe('Embeds', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Ada');
  const visitor = visitorForSuite(server);
  let now = Date.UTC(2037, 5, 1);

  const postEmbedded = async (by = author, over: object = {}) => {
    const id = await postConflict(by, over);
    await by.post(`/api/conflicts/${id}/embed`);
    return id;
  };
  const oembedPath = (id: number | string, query = '') =>
    `/api/oembed?url=${encodeURIComponent(`${PUBLIC_ORIGIN}/conflict/${id}/any-slug`)}${query}`;
  const fresh = (path: string) => {
    now += 1_001;
    return visitor.get(path);
  };
  const both = async (id: number) => [await fresh(`/embed/conflict/${id}`), await fresh(oembedPath(id))] as const;
  const statuses = async (id: number) => (await both(id)).map(({ status }) => status);

  test('show nothing before the author allows it, and nothing once they withdraw it', async () => {
    const id = await postConflict(author);
    const [page, oembed] = await both(id);
    expect([page.status, oembed.status]).toEqual([404, 404]);
    await author.post(`/api/conflicts/${id}/embed`);
    expect(await statuses(id)).toEqual([200, 200]);
    expect((await fresh(`/conflict/${id}`)).text).toContain('type="application/json+oembed"');
    await author.send(`/api/conflicts/${id}/embed`, { method: 'DELETE' });
    const [pageOff, oembedOff] = await both(id);
    expect([pageOff.text, oembedOff.text]).toEqual([page.text, oembed.text]);
    expect((await fresh(`/conflict/${id}`)).text).not.toContain('oembed');
    const [pageNever, oembedNever] = await both(999_999);
    expect([pageNever.text, oembedNever.text]).toEqual([page.text, oembed.text]);
  });

  test('show no anonymous conflict, whose author cannot allow it', async () => {
    const id = await postConflict(author, { anonymous: true });
    const refused = await author.post(`/api/conflicts/${id}/embed`);
    expect([refused.status, refused.body.code]).toEqual([409, 'embed-anonymous']);
    expect(await statuses(id)).toEqual([404, 404]);
  });

  test.each(['collapse', 'remove'] as const)('ends when a moderator decides to %s', async (verdict) => {
    const id = await postEmbedded();
    expect(await statuses(id)).toEqual([200, 200]);
    await server.useCases.settleReports({ kind: 'conflict', id }, verdict);
    expect(await statuses(id)).toEqual([404, 404]);
  });

  test('end when the author takes it down or deletes the account, even if the text stays', async () => {
    const down = await postEmbedded();
    await author.send(`/api/conflicts/${down}`, { method: 'DELETE' });
    expect(await statuses(down)).toEqual([404, 404]);
    const other = await signUpAndOnboard(server, 'other@example.org', 'Other');
    const left = await postEmbedded(other);
    await other.post('/api/auth/delete-account', { conflicts: 'leave', password: PASSWORD });
    await expect.poll(() => statuses(left)).toEqual([404, 404]);
    expect((await visitor.get(`/conflict/${left}`)).status).toBe(200);
  });

  test('are pages for any frame, without script and inline style, the same for everybody', async () => {
    const id = await postEmbedded(author, { title: 'Who <b>says</b> "sorry" & when?' });
    const page = await fresh(`/embed/conflict/${id}`);
    expect(page.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.text).toContain('<h1 dir="auto">Who &lt;b&gt;says&lt;/b&gt; &quot;sorry&quot; &amp; when?</h1>');
    expect(page.text).not.toMatch(/<script|<img|style=/);
    now += 1_001;
    expect((await author.get(`/embed/conflict/${id}`)).text).toBe(page.text);
    const oembed = await fresh(oembedPath(id));
    now += 1_001;
    const asMember = await author.get(oembedPath(id));
    expect([asMember.text, asMember.headers.getSetCookie()]).toEqual([oembed.text, []]);
    for (const path of [`/embed/conflict/${id}`, oembedPath(id)])
      expect((await visitor.send(path, { method: 'OPTIONS' })).status).toBe(405);
    const style = await fresh('/embed/style.css');
    expect([style.status, style.headers.get('Cross-Origin-Resource-Policy')]).toEqual([200, 'cross-origin']);
    expect((await fresh('/')).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('align the title, each name and each account by its own direction', async () => {
    const herSide = 'הוא תמיד מאחר לארוחת הערב ואף פעם לא מתקשר.';
    const id = await postEmbedded(author, { title: 'למה הוא תמיד מאחר?', herSide });
    const { text } = await fresh(`/embed/conflict/${id}`);
    expect(text).toContain('<h1 dir="auto">למה הוא תמיד מאחר?</h1>');
    expect(text).toContain(`<h2 dir="auto">Her side</h2><p dir="auto">${herSide}</p>`);
    expect((await fresh('/embed/style.css')).text).toMatch(/\[dir="auto"\] \{\s+unicode-bidi: plaintext;/);
  });

  test('do not change with votes before the reveal, and show the result afterwards', async () => {
    const id = await postEmbedded();
    const before = await both(id);
    await standAt(server, id, { herVotes: 61, hisVotes: 38 });
    const after = await both(id);
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(before[0].text).toContain('Results are hidden until 100 votes');
    await voteAs(server, 7, id, 'her');
    const [page] = await both(id);
    expect(page.text).toContain('Her side 62%, His side 38%');
    expect(page.text).toContain('Votes from people on TwoSides, not a scientific poll');
    expect(page.text).not.toContain('hidden until');
  });

  test('say when voting is paused, and do not ask for votes then', async () => {
    const id = await postEmbedded();
    await author.post(`/api/conflicts/${id}/rest`);
    const { text } = await fresh(`/embed/conflict/${id}`);
    expect(text).toContain('Voting is paused on this conflict.');
    expect(text).not.toMatch(/hidden until|and vote/);
  });

  test('hide the accounts behind a content note', async () => {
    const id = await postEmbedded(author, { contentNotes: ['loss'] });
    const { text } = await fresh(`/embed/conflict/${id}`);
    expect(text).toContain('Content note: death or loss');
    expect(text).not.toContain(CONFLICT.herSide.slice(0, 20));
  });

  test('are found by an oEmbed client through the page’s head', async () => {
    const id = await postEmbedded();
    const fetchHere = (url: string) => fetch(url.replace(PUBLIC_ORIGIN, server.origin));
    expect(await extract(`${PUBLIC_ORIGIN}/conflict/${id}`, {}, fetchHere)).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: CONFLICT.title,
      width: 480,
      height: 320,
      html: expect.stringContaining(`<iframe src="${PUBLIC_ORIGIN}/embed/conflict/${id}"`),
    });
  });

  test('answer oEmbed to any origin, within the requested size, only for their own addresses', async () => {
    const id = await postEmbedded();
    const small = await fresh(oembedPath(id, '&maxwidth=300&maxheight=200'));
    expect(small.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const html = expect.stringContaining('width="300" height="200"');
    expect(small.body).toMatchObject({ width: 300, height: 200, html });
    expect(small.body).not.toHaveProperty('thumbnail_url');
    expect((await fresh(oembedPath(id, '&format=xml'))).status).toBe(501);
    const evil = ['https://evil.example', `${PUBLIC_ORIGIN}.evil.example`].map((site) => `${site}/conflict/${id}`);
    for (const url of ['', 'nothing', `${PUBLIC_ORIGIN}/about`, ...evil])
      expect([url, (await fresh(`/api/oembed?url=${encodeURIComponent(url)}`)).status]).toEqual([url, 404]);
    expect((await visitor.post('/api/oembed')).status).toBe(405);
  });
});
