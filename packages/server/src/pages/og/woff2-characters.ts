import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export type Range = [from: number, to: number];

/**
 * Returns the code points that a WOFF2 font has glyphs for, in order. https://www.w3.org/TR/WOFF2/#table_dir_format
 * @throws Error if the file is not WOFF2 or has no known Unicode mapping
 */
export const charactersOf = async (font: Buffer): Promise<Range[]> => {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 font');
  const { offset, length, end } = findCharacterMap(font);
  const tables = await promisify(brotliDecompress)(font.subarray(end, end + font.readUInt32BE(20)));
  return readCharacterMap(tables.subarray(offset, offset + length));
};

const HEADER = 48;
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER_TAG = 63;

/** Reads all directory entries, because each table starts where the previous one ends. */
const findCharacterMap = (font: Buffer) => {
  let at = HEADER;
  const readNumber = () => {
    let value = 0;
    for (let bytes = 0; bytes < 5; bytes++) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('A number in the font is too long');
  };
  let offset = 0;
  let found: { offset: number; length: number } | null = null;
  for (let table = font.readUInt16BE(12); table > 0; table--) {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    const version = flags >> 6;
    if (tag === OTHER_TAG) at += 4;
    const length = readNumber();
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    if (tag === CMAP) found = { offset, length };
    offset += isTransformed ? readNumber() : length;
  }
  if (found === null) throw new Error('The font maps no characters');
  return { ...found, end: at };
};

/** Prefers the table of all Unicode planes. https://learn.microsoft.com/typography/opentype/spec/cmap */
const readCharacterMap = (cmap: Buffer): Range[] => {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const full = tables.find((table) => table.readUInt16BE(0) === 12);
  if (full) return readGroups(full);
  const basic = tables.find((table) => table.readUInt16BE(0) === 4);
  if (basic) return readSegments(basic);
  throw new Error('The font maps characters in an unknown format');
};

const readGroups = (table: Buffer): Range[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, index): Range => {
    const at = 16 + 12 * index;
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
  });

const readSegments = (table: Buffer): Range[] => {
  const count = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  const hasGlyph = (segment: number, codePoint: number) => {
    const offset = table.readUInt16BE(offsets + 2 * segment);
    if (offset === 0) return ((codePoint + table.readUInt16BE(deltas + 2 * segment)) & 0xffff) !== 0;
    const start = table.readUInt16BE(starts + 2 * segment);
    return table.readUInt16BE(offsets + 2 * segment + offset + 2 * (codePoint - start)) !== 0;
  };
  const ranges: Range[] = [];
  for (let segment = 0; segment < count; segment++) {
    const start = table.readUInt16BE(starts + 2 * segment);
    const end = Math.min(table.readUInt16BE(ends + 2 * segment), 0xfffe);
    for (let codePoint = start; codePoint <= end; codePoint++) {
      if (!hasGlyph(segment, codePoint)) continue;
      const last = ranges.at(-1);
      if (last?.[1] === codePoint - 1) last[1] = codePoint;
      else ranges.push([codePoint, codePoint]);
    }
  }
  return ranges;
};
