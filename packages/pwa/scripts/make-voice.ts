import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fraunces from '@capsizecss/metrics/fraunces';
import fraunces600 from '@capsizecss/metrics/fraunces/600';
import georgia from '@capsizecss/metrics/georgia';
import georgia700 from '@capsizecss/metrics/georgia/700';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerif700 from '@capsizecss/metrics/notoSerif/700';
import times from '@capsizecss/metrics/timesNewRoman';
import times700 from '@capsizecss/metrics/timesNewRoman/700';
import subsetFont from 'subset-font';

// Subsets the serif font "Voice" and scales system fonts to its metrics. The results are committed.
// Usage: `node scripts/make-voice.ts`, then `npm run format`.
const folder = new URL('../src/styles/voice/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** Both ends are inclusive, as in CSS's `unicode-range`. */
type Ranges = readonly (readonly [from: number, to: number])[];

const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const LATIN_EXT: Ranges = [
  [0x100, 0x151],
  [0x154, 0x177],
  [0x179, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

const WEIGHTS = { min: 400, max: 700 };
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

await writeSubset('latin', LATIN);
await writeSubset('latin-ext', LATIN_EXT);
writeFileSync(new URL('voice.css', folder), voiceCss());

async function writeSubset(name: string, ranges: Ranges) {
  const source = readFileSync(resolve(`@fontsource-variable/fraunces/files/fraunces-${name}-wght-normal.woff2`));
  const font = await subsetFont(source, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    preserveNameIds: COPYRIGHT_AND_LICENCE,
  });
  writeFileSync(new URL(`fraunces-${name}.woff2`, folder), font);
}

function charactersOf(ranges: Ranges): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)))
    .join('');
}

function voiceCss(): string {
  const faces = [
    fontFace('latin', LATIN),
    fontFace('latin-ext', LATIN_EXT),
    ...fallback('Voice on Georgia', ['Georgia'], georgia, georgia700),
    ...fallback('Voice on Noto Serif', ['Noto Serif'], notoSerif, notoSerif700),
    ...fallback('Voice on Times', ['Times New Roman', 'Liberation Serif'], times, times700),
  ];
  return ['/* Written by scripts/make-voice.ts. */', ...faces].join('\n');
}

function fontFace(name: string, ranges: Ranges): string {
  return rule({
    'font-family': '"Voice"',
    'font-weight': `${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display': 'swap',
    src: `url("./fraunces-${name}.woff2") format("woff2")`,
    'unicode-range': ranges.map(cssRange).join(', '),
  });
}

function cssRange([from, to]: readonly [number, number]): string {
  return `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`;
}

type Measures = Pick<typeof fraunces, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/** Scales system fonts to the metrics of the serif, because text would otherwise move when the serif loads. */
function fallback(family: string, names: readonly string[], regular: Measures, bold: Measures): string[] {
  const boldNames = names.map((name) => `${name} Bold`);
  return [
    fallbackFace(family, '400 500', names, fraunces, regular),
    fallbackFace(family, '600 700', boldNames, fraunces600, bold),
  ];
}

function fallbackFace(family: string, weight: string, names: readonly string[], voice: Measures, other: Measures) {
  const size = voice.xWidthAvg / voice.unitsPerEm / (other.xWidthAvg / other.unitsPerEm);
  const ofLine = (length: number) => percent(length / voice.unitsPerEm / size);
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: names.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': ofLine(voice.ascent),
    'descent-override': ofLine(-voice.descent),
    'line-gap-override': ofLine(voice.lineGap),
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}
