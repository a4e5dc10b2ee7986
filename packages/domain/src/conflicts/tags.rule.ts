import { cleanText } from '../kernel/index.ts';

export const uniqueTags = (tags: readonly string[]): string[] => {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.normalize('NFKC').toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

export const tagsOf = (line: string): string[] =>
  uniqueTags(
    line
      .split(COMMA)
      .map((part) =>
        cleanText(part)
          .replace(/^[#＃]+\s*/, '')
          .replace(/\s+/g, ' '),
      )
      .filter((tag) => tag !== ''),
  );

/** Arabic, Ethiopic, Chinese and Japanese keyboards have other commas. */
const COMMA = /[,،፣、，､]/;
