import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { opened } from './opened.ts';

/**
 * A pseudonymous author is stored as a keyed hash that finds their items, and an encrypted member id.
 * Both are null for a named author or none, and empty for a deleted one (`OF_NOBODY`).
 */
export type HiddenAuthor = { readonly key: string | null; readonly sealed: string | null };

/** Identifies the member only with the server's secret. */
export const authorKeyOf = (secrets: Secrets, member: MemberId): string => secrets.stampOf('author', member);

/** The two keys of a member's data: the member id, and the author key of pseudonymous items. */
export const namesOf = (secrets: Secrets, member: MemberId): readonly [member: string, author: string] => [
  member,
  authorKeyOf(secrets, member),
];

const NOBODY: HiddenAuthor = { key: null, sealed: null };

/** A deleted author's item still counts as pseudonymous, so readers notice no change. */
export const OF_NOBODY = { key: '', sealed: '' } as const satisfies HiddenAuthor;

export type StoredAuthor = { readonly named: MemberId | null; readonly hidden: HiddenAuthor };

export const storedAuthor = (secrets: Secrets, author: MemberId | null, isHidden: boolean): StoredAuthor =>
  author === null || !isHidden
    ? { named: author, hidden: NOBODY }
    : { named: null, hidden: { key: authorKeyOf(secrets, author), sealed: secrets.seal(author) } };

/** Null without an author, or if the id was sealed with secrets that have been replaced. */
export const authorOf = (
  secrets: Secrets,
  named: MemberId | null,
  sealed: string | null | undefined,
): MemberId | null => (sealed ? (opened(secrets, sealed) as MemberId | null) : named);
