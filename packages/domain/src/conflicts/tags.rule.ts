import { cleanText } from '../kernel/text.ts';

/** Each tag once, whatever its capitals, as it was written first. */
export const uniqueTags = (tags: readonly string[]): string[] => {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/** The tags that a line names, separated by commas; a hash before one says nothing. */
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
