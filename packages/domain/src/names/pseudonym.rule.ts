const FIRST = [
  'Quiet',
  'Gentle',
  'Brave',
  'Curious',
  'Honest',
  'Patient',
  'Sunny',
  'Calm',
  'Clever',
  'Merry',
  'Kind',
  'Wandering',
  'Hopeful',
  'Steady',
  'Silver',
  'Early',
];
const SECOND = [
  'Fox',
  'Otter',
  'Heron',
  'Willow',
  'Maple',
  'Harbor',
  'Lantern',
  'River',
  'Sparrow',
  'Comet',
  'Meadow',
  'Badger',
  'Cedar',
  'Wren',
  'Pebble',
  'Cloud',
];

/** How many names {@link pseudonymAt} can make. */
export const PSEUDONYM_COUNT = FIRST.length * SECOND.length;

/** Two words in one, "QuietFox", for an anonymous conflict. `index` is taken modulo {@link PSEUDONYM_COUNT}. */
export const pseudonymAt = (index: number): string => {
  const at = ((index % PSEUDONYM_COUNT) + PSEUDONYM_COUNT) % PSEUDONYM_COUNT;
  return `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`;
};

/** Whether a nickname's key is one of the names that {@link pseudonymAt} makes; no member may have those. */
export const isPseudonymKey = (key: string): boolean =>
  FIRST.some(
    (first) =>
      key.startsWith(first.toLowerCase()) && SECOND.some((second) => key === `${first}${second}`.toLowerCase()),
  );
