import { dataBlock, headTags, type PageHead } from './head-tags.ts';
import type { Assets } from './page-assets.ts';
import type { RenderedPage } from './page-renderer.ts';

export type Shell = {
  readonly plain: string;
  with(head: PageHead, rendered: RenderedPage | null, assets: Assets): string;
};

const SCRIPTS = /<script type="module"[^<>]*><\/script>/g;
const PRELOADS = /<link rel="modulepreload"[^<>]*>/g;

const NOTHING_RENDERED: RenderedPage = { html: '', state: { at: 0, origin: '', answers: [] } };

/** @throws Error unless `html` has exactly one title, a `</head>`, and `<div id="root"></div>` */
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
    // Joins the parts, because `replace` would expand `$&` in a title.
    with: (head, rendered, { styles, scripts }) => {
      const isHydrated = rendered !== null && rendered.state !== null;
      const { html: content, state } = isHydrated ? rendered : NOTHING_RENDERED;
      return [
        start,
        headTags(head),
        others,
        styles,
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
