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

/** Number of names {@link pseudonymAt} can make. */
export const PSEUDONYM_COUNT = FIRST.length * SECOND.length;

/** A pseudonym like "QuietFox". `index` is taken modulo {@link PSEUDONYM_COUNT}. */
export const pseudonymAt = (index: number): string => {
  const at = ((index % PSEUDONYM_COUNT) + PSEUDONYM_COUNT) % PSEUDONYM_COUNT;
  return `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`;
};

/** Whether a nickname key is that of a pseudonym. No member may choose one as a nickname. */
export const isPseudonymKey = (key: string): boolean =>
  FIRST.some(
    (first) =>
      key.startsWith(first.toLowerCase()) && SECOND.some((second) => key === `${first}${second}`.toLowerCase()),
  );
