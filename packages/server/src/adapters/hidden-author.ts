import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { opened } from './sealed.ts';

/** The key identifies the member only to somebody who has the server's secret. */
export const authorKeyOf = (secrets: Secrets, member: MemberId): string => secrets.stampOf('author', member);

export const namesOf = (secrets: Secrets, member: MemberId): readonly [member: string, author: string] => [
  member,
  authorKeyOf(secrets, member),
];

export const DELETED_AUTHOR = { authorKey: '', authorSealed: '' } as const;

/** `authorKey` is a keyed hash that finds the author's items. `authorSealed` is the encrypted member id. */
export const storedAuthor = (secrets: Secrets, author: MemberId | null, isHidden: boolean) =>
  author !== null && isHidden
    ? { named: null, authorKey: authorKeyOf(secrets, author), authorSealed: secrets.seal(author) }
    : { named: author, authorKey: null, authorSealed: null };

/** Null if the item has no author, or if the operator has replaced the secrets since the id was sealed. */
export const authorOf = (
  secrets: Secrets,
  named: MemberId | null,
  sealed: string | null | undefined,
): MemberId | null => (sealed ? (opened(secrets, sealed) as MemberId | null) : named);
