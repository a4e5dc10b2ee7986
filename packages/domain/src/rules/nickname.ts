import { isPseudonymKey } from './pseudonym.ts';

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

/** Names that routes or the site itself need, the pseudonyms of anonymous conflicts among them. */
export const isReservedNickname = (nickname: string): boolean => {
  const key = nicknameKey(nickname);
  return RESERVED.has(key) || isPseudonymKey(key);
};

/** A name that may stand on an anonymous conflict as far as the site is concerned. */
export const mayBePseudonym = (name: string): boolean => !RESERVED.has(nicknameKey(name));
