import type { QueryClient } from '@tanstack/react-query';
import { defaultAuthorSide } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { ownConflictsQuery } from '../../api/profiles.ts';
import { newDisguise } from '../../form/disguise.ts';
import { outboxItems } from '../../outbox/outbox-items.ts';

/** An empty form: nothing told, the author's side as the pronouns say, and a face and names to hide behind. */
export function blankAnswers({ userPronouns, partnerPronouns }: CurrentUserView): ConflictAnswers {
  return {
    title: '',
    category: '',
    herSide: '',
    hisSide: '',
    authorSide: defaultAuthorSide(userPronouns, partnerPronouns),
    isAnonymous: false,
    tags: '',
    ...newDisguise(),
  };
}

/** In ms: the form does not wait longer for what was posted last. */
const TIMEOUT = 2_000;

/** Whether the member's last post was anonymous: whoever posts that way once must not give their name by habit. */
export async function wasLastAnonymous(client: QueryClient): Promise<boolean> {
  const unsent = outboxItems.get().rows.findLast(({ kind }) => kind === 'post');
  if (unsent?.kind === 'post') return unsent.payload.isAnonymous;
  const known = client.getQueryData(ownConflictsQuery.queryKey);
  const own = await Promise.race([
    client.fetchInfiniteQuery(ownConflictsQuery).catch(() => known),
    new Promise<typeof known>((resolve) => setTimeout(resolve, TIMEOUT, known)),
  ]);
  return own?.pages[0]?.items[0]?.anonymous ?? false;
}
