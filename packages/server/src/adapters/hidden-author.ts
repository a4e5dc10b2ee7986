import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { opened } from './opened.ts';

/**
 * How the author of what is written under a pseudonym is stored, so that a copy of the database names nobody: an HMAC
 * by which the server finds what is theirs, and the member, sealed, for whatever has to reach them. Both are null where
 * the author is named, or gone.
 */
export type HiddenAuthor = { readonly key: string | null; readonly sealed: string | null };

/**
 * What a member's writings under pseudonyms are found by. It links them with each other, and leads to nobody without
 * the secret.
 */
export const authorKeyOf = (secrets: Secrets, member: MemberId): string => secrets.stampOf('author', member);

/**
 * Under whom what a member is told, or is theirs, is stored: themselves, or the HMAC where it concerns what they wrote
 * under a pseudonym.
 */
export const namesOf = (secrets: Secrets, member: MemberId): readonly [member: string, author: string] => [
  member,
  authorKeyOf(secrets, member),
];

const NOBODY: HiddenAuthor = { key: null, sealed: null };

/**
 * What a deleted member has written under a pseudonym: it stays under it, so that nothing of the conflict changes at
 * the moment at which the account is gone, and leads to nobody.
 */
export const OF_NOBODY = { key: '', sealed: '' } as const satisfies HiddenAuthor;

export type StoredAuthor = { readonly named: MemberId | null; readonly hidden: HiddenAuthor };

export const storedAuthor = (secrets: Secrets, author: MemberId | null, isHidden: boolean): StoredAuthor =>
  author === null || !isHidden
    ? { named: author, hidden: NOBODY }
    : { named: null, hidden: { key: authorKeyOf(secrets, author), sealed: secrets.seal(author) } };

/** @param sealed null or missing where the author is named, or gone */
export const authorOf = (
  secrets: Secrets,
  named: MemberId | null,
  sealed: string | null | undefined,
): MemberId | null => (sealed ? (opened(secrets, sealed) as MemberId | null) : named);
