import { headTags, jsonLdBlock } from './head-tags.ts';
import type { PageHead } from './page-head.ts';

/** The built app's page, ready to take any page's head. */
export type Shell = {
  /** As it was built. */
  readonly plain: string;
  with(head: PageHead): string;
};

/**
 * @param html the built index.html; its own title and description give way
 * @throws Error when it has not exactly one title, or no end of head
 */
export const createShell = (html: string): Shell => {
  const [start, middle, more] = html
    .replace(/<meta\s+name="description"[^<>]*>\s*/i, '')
    .split(/<title>[^<]*<\/title>/i);
  const headEnd = middle?.search(/<\/head>/i) ?? -1;
  if (start === undefined || middle === undefined || more !== undefined || headEnd < 0)
    throw new Error('index.html needs one <title> and a </head>: without them pages would have no metadata');
  const rest = middle.slice(0, headEnd);
  const end = middle.slice(headEnd);
  return {
    plain: html,
    // Joined, not replaced: a title may hold `$&`. Structured data comes last, so that it delays no script's discovery.
    with: (head) => [start, headTags(head), rest, head.jsonLd ? jsonLdBlock(head.jsonLd) : '', end].join(''),
  };
};
