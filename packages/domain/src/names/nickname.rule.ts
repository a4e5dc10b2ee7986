import { isPseudonymKey } from './pseudonym.rule.ts';

/** Names used by routes or the site, and the names `.` and `..`, which browsers resolve in a path. */
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

/** The lookup key of a nickname: ignores case, compatibility forms and invisible characters. */
export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

export const isReservedNickname = (nickname: string): boolean => {
  const key = nicknameKey(nickname);
  return RESERVED.has(key) || isPseudonymKey(key);
};
