import { isNoIndex, PAGE_HEADINGS, pageTitle, SITE_TITLE } from '@twosides/domain/contract';
import type { ConflictId } from '@twosides/domain/kernel';
import { CATEGORIES, CATEGORY_COPY } from '@twosides/domain/model';
import { escapeMarkup, PAGES, type PageName } from '@twosides/domain/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, postConflict, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';

const ORIGIN = 'http://localhost:3000';
const HOSTILE = `"><script>alert(1)</script>&' of my life`;

const metadataOf = (html: string) => {
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: meta('robots'),
    image: meta('og:image'),
    url: meta('og:url'),
    card: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
  };
};

const jsonLdOf = (html: string) => {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return data === undefined ? null : JSON.parse(data);
};

describe('The metadata of pages', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const visitor = visitorForSuite(server);
  let id: ConflictId;
  const post = (over: object = {}) => postConflict(author, over);
  const page = async (path: string) => {
    const answer = await visitor.get(path);
    return { status: answer.status, ...metadataOf(answer.text) };
  };
  beforeAll(async () => {
    id = await post();
  });

  const plainPages = (Object.keys(PAGES) as PageName[]).filter((name) => !PAGES[name].includes(':'));

  test.each(plainPages)('names the page %s, its address and its picture', async (name) => {
    const heading = name === 'home' ? null : (PAGE_HEADINGS as Record<string, string>)[name];
    const url = ORIGIN + PAGES[name];
    expect(await page(PAGES[name])).toEqual({
      status: 200,
      title: escapeMarkup(pageTitle(heading)),
      description: expect.stringMatching(/^.{50,160}$/),
      canonical: url,
      robots: isNoIndex(name) ? 'noindex,follow' : 'index,follow',
      image: `${ORIGIN}/api/og/site`,
      url,
      card: 'summary_large_image',
      twitterImage: `${ORIGIN}/api/og/site`,
    });
  });

  test.each(CATEGORIES)('names the category $id', async (category) => {
    expect(await page(`/category/${category.id}/`)).toMatchObject({
      status: 200,
      title: `${category.name} · TwoSides`.replace('&', '&amp;'),
      description: CATEGORY_COPY[category.id].description.replaceAll('"', '&quot;'),
      canonical: `${ORIGIN}/category/${category.id}`,
      robots: 'index,follow',
    });
  });

  test.each([
    ['/nothing-here', 'Page not found · TwoSides'],
    ['/category/nothing', 'Category Not Found · TwoSides'],
    ['/conflict/99999', 'Conflict not found · TwoSides'],
    ['/conflict/abc', 'Conflict not found · TwoSides'],
    ['/sitemap-7.xml', 'Page not found · TwoSides'],
  ])('keeps %s out of search results', async (path, title) => {
    expect(await page(path)).toMatchObject({ status: 404, title, canonical: undefined, robots: 'noindex,follow' });
  });

  test('describes a conflict’s picture by its title and sides, without saying who wrote them', async () => {
    const { text } = await visitor.get(`/conflict/${id}`);
    const alt = /<meta property="og:image:alt" content="([^"]*)" \/>/.exec(text)?.[1];
    expect(alt).toBe(`${CONFLICT.title}: Her side and his side.`);
  });

  test('omits the query from the canonical address', async () => {
    expect(await page('/?category=love&sort=trending')).toMatchObject({ title: SITE_TITLE, canonical: `${ORIGIN}/` });
  });

  test('names a conflict by its title and canonical address, whatever slug was requested', async () => {
    for (const slug of ['', '/wrong-slug', '/he-never-loads-the-dishwasher'])
      expect(await page(`/conflict/${id}${slug}`)).toMatchObject({
        status: 200,
        title: 'He never loads the dishwasher · TwoSides',
        description: expect.stringMatching(/^Her side: “He puts one cup in.*…” His side: “Whatever I load.*…”$/),
        canonical: `${ORIGIN}/conflict/${id}/he-never-loads-the-dishwasher`,
        robots: 'index,follow',
        image: `${ORIGIN}/api/og/conflict/${id}`,
        card: 'summary_large_image',
      });
  });

  test('percent-encodes a slug of another script', async () => {
    const other = await post({ title: 'Кто моет посуду?' });
    const slug = encodeURIComponent('кто-моет-посуду');
    expect(await page(`/conflict/${other}`)).toMatchObject({ canonical: `${ORIGIN}/conflict/${other}/${slug}` });
  });

  test('shows crawlers what is public, and only the number of votes', async () => {
    const revealed = await post();
    await standAt(server, revealed, { herVotes: 62, hisVotes: 37 });
    const url = `${ORIGIN}/conflict/${revealed}/he-never-loads-the-dishwasher`;
    const counter = (action: string, userInteractionCount: number) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${action}`,
      userInteractionCount,
    });
    for (const n of [1, 2]) await voteAs(server, n, revealed, 'her');
    const { text } = await visitor.get(`/conflict/${revealed}`);
    expect(jsonLdOf(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      '@id': url,
      url,
      mainEntityOfPage: url,
      headline: CONFLICT.title,
      text: `Her side: ${CONFLICT.herSide}\n\nHis side: ${CONFLICT.hisSide}`,
      image: `${ORIGIN}/api/og/conflict/${revealed}`,
      datePublished: expect.stringMatching(/^\d{4}-.*Z$/),
      author: { '@type': 'Person', name: 'Author One' },
      articleSection: 'Household Chores',
      isPartOf: { '@type': 'WebSite', name: 'TwoSides', url: `${ORIGIN}/` },
      commentCount: 0,
      interactionStatistic: [counter('VoteAction', 101), counter('CommentAction', 0)],
    });
    expect(text).not.toMatch(/6[0-9]%|wins by/);
  });

  test('keeps an anonymous conflict out of search engines, and shows only its day', async () => {
    const hidden = await post({ anonymous: true });
    const { text } = await visitor.get(`/conflict/${hidden}`);
    expect(metadataOf(text)).toMatchObject({ robots: 'noindex,follow' });
    expect(jsonLdOf(text).datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(/article:published_time" content="([^"]*)"/.exec(text)?.[1]).toBe(jsonLdOf(text).datePublished);
    expect((await visitor.get('/sitemap.xml')).text).not.toContain(`/conflict/${hidden}/`);
  });

  test('shows a content note in place of the accounts', async () => {
    const noted = await post({ contentNotes: ['abuse'] });
    expect((await page(`/conflict/${noted}`)).description).toMatch(/^Content note: abuse/);
  });

  test('shows a hostile title as text', async () => {
    const hostile = await post({ title: HOSTILE });
    const { text } = await visitor.get(`/conflict/${hostile}`);
    expect(text).not.toContain('<script>');
    const title = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39; of my life · TwoSides';
    expect(text).toContain(`<title>${title}</title>`);
    expect(jsonLdOf(text).headline).toBe(HOSTILE);
  });

  test('treats a conflict taken down as gone, for its author too', async () => {
    const gone = await post();
    await author.send(`/api/conflicts/${gone}`, { method: 'DELETE' });
    const answer = await author.get(`/conflict/${gone}`);
    expect([answer.status, metadataOf(answer.text).robots]).toEqual([404, 'noindex,follow']);
    expect(answer.text).not.toContain('dishwasher');
    expect((await visitor.get('/sitemap.xml')).text).not.toContain(`/conflict/${gone}/`);
  });

  test('lists conflicts in the sitemap that robots.txt names', async () => {
    const robots = await visitor.get('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const sitemap = await visitor.get('/sitemap.xml');
    expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain(`/conflict/${id}/`);
    expect((await visitor.get('/sitemap-1.xml')).text).toBe(sitemap.text);
  });
});
