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

/** What begins the app. */
const BEGINNING = /<script type="module"[^<>]*><\/script>/g;

/** What fetches a part of the app ahead. Both as one pattern take ten times as long to prove safe. */
const AHEAD = /<link rel="modulepreload"[^<>]*>/g;

/** The styles of whatever the app shows first. */
const STYLES = /<link rel="stylesheet"[^<>]*>/g;

/** Which fonts there are: a page's own style sheet says so too, and a page that learns it twice is laid out twice. */
const FACES = / id="faces"/;

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
  const app = [...(tags.match(BEGINNING) ?? []), ...(tags.match(AHEAD) ?? [])].join('');
  const drawing = tags.replaceAll(BEGINNING, '').replaceAll(AHEAD, '');
  const shellStyles = (drawing.match(STYLES) ?? []).filter((link) => !FACES.test(link)).join('');
  const [beforeApp, afterApp] = middle.slice(headEnd).split('<div id="root"></div>');
  if (beforeApp === undefined || afterApp === undefined)
    throw new Error('index.html needs <div id="root"></div>: without it pages would have no content');
  return {
    plain: html,
    // Joined, not replaced: a title may hold `$&`. Structured data comes last, so that it delays no script's discovery.
    with: (head, rendered, { sheet, styles, scripts }) => {
      const isTakenOver = rendered !== null && rendered.state !== null;
      const isDrawn = isTakenOver && sheet !== '';
      const { html: content, state } = isTakenOver ? rendered : NOTHING_RENDERED;
      return [
        start,
        headTags(head),
        isDrawn ? drawing.replaceAll(STYLES, '') : drawing,
        isTakenOver ? sheet || styles : (sheet && `<noscript>${sheet}</noscript>`) + styles,
        // What can be read already is painted first: `early.js` takes the app out of the template after that.
        isTakenOver
          ? `<template id="app">${isDrawn ? shellStyles + styles : ''}${app}${scripts}</template>`
          : app + scripts,
        head.jsonLd ? dataBlock('application/ld+json', head.jsonLd) : '',
        beforeApp,
        `<div id="root">${content}</div>`,
        rendered && !isTakenOver ? `<noscript>${rendered.html.replaceAll(/<\/?noscript>/g, '')}</noscript>` : '',
        dataBlock('application/json', state, 'rendered'),
        afterApp,
      ].join('');
    },
  };
};
