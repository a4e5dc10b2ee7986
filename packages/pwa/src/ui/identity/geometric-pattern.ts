export type PatternCell = {
  readonly shape: 'quarter' | 'leaf' | 'circle' | 'half';
  readonly turn: 0 | 90 | 180 | 270;
  readonly ground: string;
  readonly figure: string;
};

type Palette = readonly [strong: string, pale: string, accent: string, soft: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#c2345b', '#fbe3d6', '#6b4796', '#f2c4cf'],
  ['#2c6bb8', '#e3eefb', '#6b4796', '#b9d3f0'],
  ['#3b7a57', '#dcebd8', '#d69a3a', '#a9cfae'],
  ['#b5562e', '#f6e2c8', '#3d5a80', '#eab68c'],
  ['#5d4aa0', '#e7d9f3', '#c2345b', '#bda6dd'],
  ['#26768a', '#d6ebea', '#e08a5b', '#96c9cf'],
];
const SHAPES = ['quarter', 'leaf', 'circle', 'half'] as const;
const TURNS = [0, 90, 180, 270] as const;

/** The same seed gives the same pattern on every device. */
export function geometricPattern(seed: string): readonly PatternCell[] {
  const draw = numbersFrom(seed.trim().toLowerCase());
  const palette = pick(PALETTES, draw());
  return [0, 1, 2, 3].map((position) => {
    const ground = palette[position === 0 || position === 3 ? 1 : 3];
    return {
      shape: pick(SHAPES, draw()),
      turn: pick(TURNS, draw()),
      ground,
      figure: palette[draw() % 3 === 0 ? 2 : 0],
    };
  });
}

function pick<T>(choices: readonly [T, ...T[]], number: number): T {
  return choices[number % choices.length] ?? choices[0];
}

/** mulberry32, seeded with the FNV-1a hash of `seed`. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
