import { isPseudonymKey } from './pseudonym.rule.ts';

/** Names that routes or the site itself need. A step is no part of an address: browsers leave it out. */
export const RESERVED: ReadonlySet<string> = new Set([
  '.',
  '..',
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

/** The key by which nicknames are found: ignores case and forms of one letter, and what cannot be seen. */
export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/**
 * Names that routes or the site itself need, the pseudonyms of anonymous conflicts among them: what a form can say
 * before it asks the server, whose `nameRules` know of look-alikes too.
 */
export const isReservedNickname = (nickname: string): boolean => {
  const key = nicknameKey(nickname);
  return RESERVED.has(key) || isPseudonymKey(key);
};
