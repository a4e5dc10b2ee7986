import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import { useEffect } from 'react';
import { deckQuery } from '../conflict-lists.ts';
import { conflictQuery } from '../conflicts.ts';
import { uniqueById } from '../unique-by-id.ts';

/** So many that are still open are kept on the device, for a time without a network. */
const AHEAD = 30;

/**
 * What comes after a conflict in the deck, fetched ahead: one that the member has not voted on. Behind the last it
 * begins with what was passed over.
 * @param isDone whether a vote on it waits on the device
 * @returns null where there is none, or none is known
 */
export function useNextConflict(id: ConflictId, isDone: (id: ConflictId) => boolean): ConflictView | null {
  const client = useQueryClient();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(deckQuery);
  const deck = uniqueById(data?.pages.map((page) => page.items) ?? []);
  const place = deck.findIndex((conflict) => conflict.id === id) + 1;
  const open = [...deck.slice(place), ...deck.slice(0, place)].filter(
    (conflict) => conflict.id !== id && !conflict.hasUserVoted && !isDone(conflict.id),
  );
  const next = open[0] ?? null;
  const isShort = open.length < AHEAD && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) void client.prefetchQuery(conflictQuery(nextId));
  }, [nextId, client]);
  return next;
}
