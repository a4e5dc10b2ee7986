import { describe, expect, test } from 'vitest';
import { SHELL } from '../test-support/test-server.ts';
import type { PageHead } from './head-tags.ts';
import { NO_ASSETS } from './page-assets.ts';
import { createShell } from './shell.ts';

const HOSTILE = `"><script>alert(1)</script>&' $& $1 </script><!--`;

const head = (over: Partial<PageHead> = {}): PageHead => ({
  title: 'Who does the dishes · TwoSides',
  description: 'Both sides of it.',
  canonical: 'https://two.example/conflict/1/who-does-the-dishes',
  isIndexed: true,
  social: {
    type: 'article',
    title: 'Who does the dishes',
    image: 'https://two.example/api/og/conflict/1',
    imageAlt: 'Both sides',
    publishedAt: '2026-06-01T00:00:00.000Z',
  },
  alternates: [],
  jsonLd: null,
  ...over,
});

describe('The shell of the app', () => {
  test('takes the head of a page in place of its own title and description, and keeps everything else', () => {
    const html = createShell(SHELL).with(head(), null, NO_ASSETS);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain('<title>Who does the dishes · TwoSides</title>');
    expect(html).toContain('<script type="module" src="/assets/app.js"></script>');
    expect(html).not.toMatch(/The built app|What the build says/);
  });

  test('lets no text of a person out of the attribute or the element that it stands in', () => {
    const { social } = head();
    const html = createShell(SHELL).with(
      head({
        title: HOSTILE,
        description: HOSTILE,
        social: { ...social, title: HOSTILE, imageAlt: HOSTILE },
        jsonLd: { headline: HOSTILE },
      }),
      { html: '<h1>Dishes</h1>', state: { at: 1, answers: [[['conflicts', 1], { title: HOSTILE }]] } },
      NO_ASSETS,
    );
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39; $&amp; $1 &lt;/script&gt;&lt;!--';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${escaped}" />`);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!--');
    expect([html.match(/<script/g)?.length, html.match(/<\/script>/g)?.length]).toEqual([3, 3]);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ headline: HOSTILE });
    const state = /<script id="rendered" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({ at: 1, answers: [[['conflicts', 1], { title: HOSTILE }]] });
  });

  test('holds what was rendered where the app begins, and in its head what that is drawn with', () => {
    const rendered = { html: '<h1>$& Dishes</h1>', state: { at: 1, answers: [] } };
    const assets = { styles: '<link rel="stylesheet" href="/assets/a.css">', scripts: '' };
    const html = createShell(SHELL).with(head(), rendered, assets);
    expect(html).toContain('<div id="root"><h1>$& Dishes</h1></div><script id="rendered"');
    expect(html.indexOf('/assets/a.css')).toBeLessThan(html.indexOf('</head>'));
  });

  test('names no script that a browser fetches before it paints what was rendered', () => {
    const shell = createShell(SHELL.replace('</head>', '<link rel="modulepreload" href="/assets/b.js">\n</head>'));
    const rendered = { html: '<h1>Dishes</h1>', state: { at: 1, answers: [] } };
    const scripts = '<link rel="modulepreload" href="/assets/page.js">';
    const html = shell.with(head(), rendered, { ...NO_ASSETS, scripts });
    const [template = ''] = /<template id="app">.*<\/template>/s.exec(html) ?? [];
    for (const file of ['app', 'b', 'page']) expect(template).toContain(`="/assets/${file}.js"`);
    expect(html.replace(template, '')).not.toContain('/assets/');
    expect(shell.with(head(), null, NO_ASSETS)).not.toContain('<template');
  });

  test('tells the app that the server has answered also where nothing was rendered', () => {
    const html = createShell(SHELL).with(head(), null, NO_ASSETS);
    const state = '<script id="rendered" type="application/json">{"at":0,"origin":"","answers":[]}';
    expect(html).toContain(`<div id="root"></div>${state}`);
  });

  test('says what is not there to those who read without JavaScript, and leaves it to the app for all others', () => {
    const missing = { html: '<h1>Not found</h1><noscript>Sign in</noscript>', state: null };
    const html = createShell(SHELL).with(head(), missing, NO_ASSETS);
    expect(html).toContain('<div id="root"></div><noscript><h1>Not found</h1>Sign in</noscript><script id="rendered"');
    expect(html).not.toContain('<template');
  });

  test('refuses a page that it cannot put metadata or content into', () => {
    expect(() => createShell('<html><head></head></html>')).toThrow('<title>');
    const twoTitles = '<html><head><title>a</title><svg><title>b</title></svg></head></html>';
    expect(() => createShell(twoTitles)).toThrow('<title>');
    expect(() => createShell('<title>a</title>')).toThrow('</head>');
    expect(() => createShell('<title>a</title></head><body></body>')).toThrow('id="root"');
  });
});
