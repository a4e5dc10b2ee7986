/** Numbers from 0 up to, not including, 1, which look like chance and are the same for the same seed (mulberry32). */
export type Chance = () => number;

export const chanceFrom = (seed: number): Chance => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The entries in an order of chance, in which those of a greater weight tend to come first. */
export const shuffled = <T>(entries: readonly T[], chance: Chance, weightOf: (entry: T) => number = () => 1): T[] =>
  entries
    .map((entry) => ({ entry, place: -Math.log(1 - chance()) / weightOf(entry) }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
