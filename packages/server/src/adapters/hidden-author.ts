import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { opened } from './opened.ts';

/**
 * How the author behind a pseudonym is stored, so that a copy of the database names nobody: a keyed hash for finding
 * their writing, and the sealed member id for reaching them. Both are null if the author is named or gone.
 */
export type HiddenAuthor = { readonly key: string | null; readonly sealed: string | null };

/** The key of a member's pseudonymous writing. Links their items, but leads to nobody without the secret. */
export const authorKeyOf = (secrets: Secrets, member: MemberId): string => secrets.stampOf('author', member);

/** Under which names a member's data is stored: their id, and their key for what they wrote under a pseudonym. */
export const namesOf = (secrets: Secrets, member: MemberId): readonly [member: string, author: string] => [
  member,
  authorKeyOf(secrets, member),
];

const NOBODY: HiddenAuthor = { key: null, sealed: null };

/** For a deleted author: the pseudonym stays, so that nothing changes at that moment, but leads to nobody. */
export const OF_NOBODY = { key: '', sealed: '' } as const satisfies HiddenAuthor;

export type StoredAuthor = { readonly named: MemberId | null; readonly hidden: HiddenAuthor };

export const storedAuthor = (secrets: Secrets, author: MemberId | null, isHidden: boolean): StoredAuthor =>
  author === null || !isHidden
    ? { named: author, hidden: NOBODY }
    : { named: null, hidden: { key: authorKeyOf(secrets, author), sealed: secrets.seal(author) } };

/** @param sealed null or missing if the author is named or gone */
export const authorOf = (
  secrets: Secrets,
  named: MemberId | null,
  sealed: string | null | undefined,
): MemberId | null => (sealed ? (opened(secrets, sealed) as MemberId | null) : named);
