import { cleanText } from '../kernel/text.ts';

/** Removes duplicates, ignoring case; the first spelling wins. */
export const uniqueTags = (tags: readonly string[]): string[] => {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/** Splits a line at commas; a leading hash is ignored. */
export const tagsOf = (line: string): string[] =>
  uniqueTags(
    line
      .split(',')
      .map((part) =>
        cleanText(part)
          .replace(/^#+\s*/, '')
          .replace(/\s+/g, ' '),
      )
      .filter((tag) => tag !== ''),
  );
