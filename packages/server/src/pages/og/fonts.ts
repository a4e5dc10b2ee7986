import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { charactersOf, type Range } from './woff2-characters.ts';

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

export type FontFile = {
  readonly font: FontName;
  readonly path: string;
  readonly claims: readonly Range[];
};

export type FontPart = { readonly name: string; readonly data: Buffer; readonly unicodeRange: Range[] };

export type Fonts = {
  /**
   * Removes characters that no font has, or the whole text if none of its letters is left.
   * @param files receives the files that draw the remaining text
   */
  drawable(text: string, files: Set<FontFile>): Promise<string>;
  read(file: FontFile): Promise<FontPart>;
  inOrder(files: ReadonlySet<FontFile>): FontFile[];
};

export const fontStack = (first: 'fraunces' | 'noto-sans'): string =>
  [first, ...PACKAGES.filter((name) => name !== first)].map((name) => `"${name}"`).join(', ');

export const loadFonts = async (): Promise<Fonts> => {
  const all = (await Promise.all(PACKAGES.map(filesOf))).flat();
  const characters = new Map<FontFile, Promise<Range[]>>();

  const rangesOf = (file: FontFile): Promise<Range[]> => {
    const known = characters.get(file);
    if (known !== undefined) return known;
    const read = readFile(file.path).then(charactersOf);
    characters.set(file, read);
    read.catch(() => characters.delete(file));
    return read;
  };
  const has = async (file: FontFile, character: string) =>
    contain(file.claims, character) && contain(await rangesOf(file), character);

  const filesWith = async (wanted: readonly string[]): Promise<FontFile[]> => {
    const found: FontFile[] = [];
    for (const file of all) {
      if (found.length > 0 && file.font !== 'noto-sans') continue;
      if ((await Promise.all(wanted.map((character) => has(file, character)))).every(Boolean)) found.push(file);
    }
    return found;
  };

  const fitGrapheme = async (grapheme: string, files: Set<FontFile>): Promise<string> => {
    const visible = [...grapheme].filter((character) => !INVISIBLE.test(character));
    if (visible.length === 0) return grapheme;
    const whole = await filesWith(visible);
    for (const file of whole) files.add(file);
    if (whole.length > 0) return grapheme;
    const [base = ''] = visible;
    const some = visible.length > 1 ? await filesWith([base]) : [];
    for (const file of some) files.add(file);
    return some.length > 0 ? base : '';
  };

  return {
    drawable: async (text, files) => {
      let fitted = '';
      for (const { segment } of GRAPHEMES.segment(text.normalize('NFC'))) {
        const fit = (await fitGrapheme(segment, files)) || (await fitGrapheme(segment.normalize('NFKC'), files));
        fitted += fit;
      }
      return LETTER.test(text) && !LETTER.test(fitted) ? '' : fitted.replaceAll(/\s+/g, ' ').trim();
    },
    read: async (file) => ({
      name: file.font,
      data: await readFile(file.path),
      unicodeRange: await rangesOf(file),
    }),
    inOrder: (files) => all.filter((file) => files.has(file)),
  };
};

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Joiners and variation selectors, which need no glyph. Hangul fillers do: without one, they are drawn as boxes. */
const INVISIBLE = /(?!\p{L})\p{Default_Ignorable_Code_Point}/u;

const contain = (ranges: readonly Range[], character: string) => {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
};

const { resolve } = createRequire(import.meta.url);

/** `unicode.json` has entries like `"latin": "U+0-FF,U+131"`. */
const filesOf = async (font: FontName): Promise<FontFile[]> => {
  const folder = `@fontsource-variable/${font}`;
  const subsets: unknown = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8'));
  return Object.entries(subsets as Record<string, string>).map(([subset, ranges]) => ({
    font,
    path: resolve(`${folder}/files/${font}-${subset.replace(/^\[(.*)\]$/, '$1')}-wght-normal.woff2`),
    claims: ranges.split(',').map(parseRange),
  }));
};

const parseRange = (range: string): Range => {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};
