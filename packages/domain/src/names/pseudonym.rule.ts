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

export const PSEUDONYM_COUNT = FIRST.length * SECOND.length;

export const pseudonymAt = (index: number): string => {
  const at = ((index % PSEUDONYM_COUNT) + PSEUDONYM_COUNT) % PSEUDONYM_COUNT;
  return `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`;
};

export const isPseudonymKey = (key: string): boolean =>
  FIRST.some(
    (first) =>
      key.startsWith(first.toLowerCase()) && SECOND.some((second) => key === `${first}${second}`.toLowerCase()),
  );
