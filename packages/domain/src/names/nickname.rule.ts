/** Names that routes or the site use, and `.` and `..`, which browsers resolve in a path. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    '., .., admin, administrator, anonymous, api, auth, conflict, conflicts, deleted, deleted member, ' +
    'follow, followers, following, help, me, member, mod, moderator, null, root, settings, staff, support, ' +
    'system, twosides, undefined, user'
  ).split(', '),
);

export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

export const isSameNickname = (one: string, other: string): boolean => nicknameKey(one) === nicknameKey(other);

export const isReservedNickname = (nickname: string): boolean => {
  const key = nicknameKey(nickname);
  return RESERVED.has(key) || isPseudonymKey(key);
};

const FIRST =
  'Quiet Gentle Brave Curious Honest Patient Sunny Calm Clever Merry Kind Wandering Hopeful Steady Silver Early'.split(
    ' ',
  );
const SECOND =
  'Fox Otter Heron Willow Maple Harbor Lantern River Sparrow Comet Meadow Badger Cedar Wren Pebble Cloud'.split(' ');

export const PSEUDONYM_COUNT = FIRST.length * SECOND.length;

export const pseudonymAt = (index: number): string => {
  const at = ((index % PSEUDONYM_COUNT) + PSEUDONYM_COUNT) % PSEUDONYM_COUNT;
  return `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`;
};

const isPseudonymKey = (key: string): boolean =>
  FIRST.some(
    (first) =>
      key.startsWith(first.toLowerCase()) && SECOND.some((second) => key === `${first}${second}`.toLowerCase()),
  );
