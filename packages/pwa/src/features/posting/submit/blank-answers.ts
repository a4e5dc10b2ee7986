import type { QueryClient } from '@tanstack/react-query';
import { defaultAuthorSide } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { ownConflictsQuery } from '../../../api/profiles.ts';
import { newDisguise } from '../../../form/disguise.ts';
import { outboxItems } from '../../../outbox/outbox-items.ts';

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

const TIMEOUT = 2_000;

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
