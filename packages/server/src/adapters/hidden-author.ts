import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { opened } from './sealed.ts';

/**
 * `key` is a keyed hash that finds the author's items. `sealed` is the encrypted member id.
 * Both are null without a hidden author, and empty if the hidden author was deleted.
 */
export type HiddenAuthor = { readonly key: string | null; readonly sealed: string | null };

/** The key identifies the member only to somebody who has the server's secret. */
export const authorKeyOf = (secrets: Secrets, member: MemberId): string => secrets.stampOf('author', member);

export const namesOf = (secrets: Secrets, member: MemberId): readonly [member: string, author: string] => [
  member,
  authorKeyOf(secrets, member),
];

const NOBODY: HiddenAuthor = { key: null, sealed: null };

export const OF_NOBODY = { key: '', sealed: '' } as const satisfies HiddenAuthor;

export type StoredAuthor = { readonly named: MemberId | null; readonly hidden: HiddenAuthor };

export const storedAuthor = (secrets: Secrets, author: MemberId | null, isHidden: boolean): StoredAuthor =>
  author === null || !isHidden
    ? { named: author, hidden: NOBODY }
    : { named: null, hidden: { key: authorKeyOf(secrets, author), sealed: secrets.seal(author) } };

/** Null if the item has no author, or if the operator has replaced the secrets since the id was sealed. */
export const authorOf = (
  secrets: Secrets,
  named: MemberId | null,
  sealed: string | null | undefined,
): MemberId | null => (sealed ? (opened(secrets, sealed) as MemberId | null) : named);
