const RESERVED = new Set([
  'admin',
  'administrator',
  'anonymous',
  'api',
  'auth',
  'conflict',
  'conflicts',
  'deleted',
  'deleted member',
  'follow',
  'followers',
  'following',
  'help',
  'me',
  'member',
  'mod',
  'moderator',
  'null',
  'root',
  'settings',
  'staff',
  'support',
  'system',
  'twosides',
  'undefined',
  'user',
]);

/** The key under which nicknames are unique: case and look-alike forms are folded, what cannot be seen is left out. */
export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** Names that routes or the site itself need. */
export const isReservedNickname = (nickname: string): boolean => RESERVED.has(nicknameKey(nickname));
