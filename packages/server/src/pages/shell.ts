import { dataBlock, headTags } from './head-tags.ts';
import type { Assets } from './page-assets.ts';
import type { PageHead } from './page-head.ts';
import type { RenderedPage } from './page-renderer.ts';

/** The built app's page, ready to take any page's head and HTML. */
export type Shell = {
  /** As it was built. */
  readonly plain: string;
  /**
   * @param rendered null for a page that only the browser renders
   * @param assets of the page, none where only the browser renders it: the app shows it with these all the same where
   * it begins without the HTML
   */
  with(head: PageHead, rendered: RenderedPage | null, assets: Assets): string;
};

const SCRIPTS = /<script type="module"[^<>]*><\/script>/g;
const PRELOADS = /<link rel="modulepreload"[^<>]*>/g;

/** What the app finds where nothing was rendered: that the server has answered. */
const NOTHING_RENDERED: RenderedPage = { html: '', state: { at: 0, origin: '', answers: [] } };

/**
 * @param html the built index.html; its own title and description give way
 * @throws Error when it has not exactly one title, or no end of head, or no place for the app
 */
export const createShell = (html: string): Shell => {
  const [start, middle, more] = html.replace(/<meta name="description"[^<>]*>\s*/i, '').split(/<title>[^<]*<\/title>/i);
  const headEnd = middle?.search(/<\/head>/i) ?? -1;
  if (start === undefined || middle === undefined || more !== undefined || headEnd < 0)
    throw new Error('index.html needs one <title> and a </head>: without them pages would have no metadata');
  const tags = middle.slice(0, headEnd);
  const app = [...(tags.match(SCRIPTS) ?? []), ...(tags.match(PRELOADS) ?? [])].join('');
  const others = tags.replaceAll(SCRIPTS, '').replaceAll(PRELOADS, '');
  const [beforeApp, afterApp] = middle.slice(headEnd).split('<div id="root"></div>');
  if (beforeApp === undefined || afterApp === undefined)
    throw new Error('index.html needs <div id="root"></div>: without it pages would have no content');
  return {
    plain: html,
    // Joined, not replaced: a title may hold `$&`. Structured data comes last, so that it delays no script's discovery.
    with: (head, rendered, { styles, scripts }) => {
      const isHydrated = rendered !== null && rendered.state !== null;
      const { html: content, state } = isHydrated ? rendered : NOTHING_RENDERED;
      return [
        start,
        headTags(head),
        others,
        styles,
        // The rendered page is painted first; then `early.js` takes the scripts out of the template.
        isHydrated ? `<template id="app">${app}${scripts}</template>` : app + scripts,
        head.jsonLd ? dataBlock('application/ld+json', head.jsonLd) : '',
        beforeApp,
        `<div id="root">${content}</div>`,
        rendered && !isHydrated ? `<noscript>${rendered.html.replaceAll(/<\/?noscript>/g, '')}</noscript>` : '',
        dataBlock('application/json', state, 'rendered'),
        afterApp,
      ].join('');
    },
  };
};
