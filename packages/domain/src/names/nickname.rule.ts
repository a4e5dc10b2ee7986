import { isPseudonymKey } from './pseudonym.rule.ts';

/** Names that routes or the site use, and `.` and `..`, which browsers resolve in a path. */
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
