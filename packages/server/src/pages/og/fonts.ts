import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Fonts come with npm packages, so that a picture looks the same on every machine. Each package is cut into files by
 * Unicode range; a file is read when a text first needs it. The order is the one in which a character looks for its
 * font.
 */
const PACKAGES = [
  'fraunces',
  'noto-serif',
  'noto-sans',
  'noto-serif-hebrew',
  'noto-sans-arabic',
  'noto-sans-thai',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-emoji',
] as const;

type FontName = (typeof PACKAGES)[number];

/** From and to, both included. */
type Range = [number, number];

type FontFile = { readonly font: FontName; readonly path: string; readonly ranges: readonly Range[] };

/** One file's worth of a font, as the renderer takes it. */
export type FontPart = { readonly name: string; readonly data: Buffer; readonly unicodeRange: Range[] };

export type Fonts = {
  /** The text without the characters that no font has: an empty box says less than nothing. */
  drawable(text: string): string;
  /** Gives the parts that these texts need to `use`, each part once in all. Resolves when they are in use. */
  provide(texts: readonly string[], use: (part: FontPart) => Promise<unknown>): Promise<void>;
};

/** A font stack in CSS: every font, the preferred one first. */
export const fontStack = (first: 'fraunces' | 'noto-sans'): string =>
  [first, ...PACKAGES.filter((name) => name !== first)].map((name) => `"${name}"`).join(', ');

export const loadFonts = async (): Promise<Fonts> => {
  const files = (await Promise.all(PACKAGES.map(filesOf))).flat();
  // Promises, so that a picture drawn at the same time waits for a part that is on its way.
  const provided = new Map<FontFile, Promise<unknown>>();

  /** A serif's and a sans's, whichever the text is set in: a part more is cheaper than to know the layout here. */
  const filesFor = (character: string) => {
    const holders = files.filter((file) => covers(file, character.codePointAt(0) ?? 0));
    return holders.filter((file) => file === holders[0] || file.font === 'noto-sans');
  };
  const provideOnce = (file: FontFile, use: (part: FontPart) => Promise<unknown>) => {
    const known = provided.get(file);
    if (known !== undefined) return known;
    const fresh = readPart(file).then(use);
    provided.set(file, fresh);
    return fresh.catch((error: unknown) => {
      provided.delete(file);
      throw error;
    });
  };

  return {
    drawable: (text) =>
      [...text].filter((character) => INVISIBLE.test(character) || filesFor(character).length > 0).join(''),
    provide: async (texts, use) => {
      const needed = new Set([...new Set(texts.join(''))].flatMap(filesFor));
      await Promise.all([...needed].map((file) => provideOnce(file, use)));
    },
  };
};

/** Joiners and variation selectors: they shape their neighbours, and no font needs to have them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const covers = ({ ranges }: FontFile, codePoint: number) =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

const readPart = async ({ font, path, ranges }: FontFile): Promise<FontPart> => ({
  name: font,
  data: await readFile(path),
  unicodeRange: [...ranges],
});

const { resolve } = createRequire(import.meta.url);

/** `unicode.json` names each file's ranges, in the words of CSS: `"latin": "U+0-FF,U+131"`. */
const filesOf = async (font: FontName): Promise<FontFile[]> => {
  const folder = `@fontsource-variable/${font}`;
  const subsets: unknown = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8'));
  return Object.entries(subsets as Record<string, string>).map(([subset, ranges]) => ({
    font,
    path: resolve(`${folder}/files/${font}-${subset.replace(/^\[(.*)\]$/, '$1')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(parseRange),
  }));
};

const parseRange = (range: string): Range => {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};
