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

const TIMEOUT = 4_000;

/** Whether the last conflict was anonymous. True if unknown, so that nobody posts under their name by mistake. */
export async function startsAnonymous(client: QueryClient): Promise<boolean> {
  const unsent = outboxItems.get().rows.findLast(({ kind }) => kind === 'post');
  if (unsent?.kind === 'post') return unsent.payload.isAnonymous;
  return Promise.race([
    client.fetchInfiniteQuery(ownConflictsQuery).then(
      ({ pages }) => pages[0]?.items[0]?.anonymous ?? false,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, true)),
  ]);
}
