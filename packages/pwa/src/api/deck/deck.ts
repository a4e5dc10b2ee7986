import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { deckQuery, uniqueById } from '../conflict-lists.ts';
import { conflictQuery } from '../conflicts.ts';

const AHEAD = 30;

export function useDeck(after: ConflictId | null, isDone: (id: ConflictId) => boolean) {
  const client = useQueryClient();
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery(deckQuery);
  const deck = uniqueById(data?.pages.map((page) => page.items) ?? []);
  const place = deck.findIndex((conflict) => conflict.id === after) + 1;
  const open = [...deck.slice(place), ...deck.slice(0, place)].filter(
    (conflict) => !conflict.hasUserVoted && !isDone(conflict.id),
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
  return {
    next,
    hasOthers: open.length > 1,
    isLoading: isFetching || isShort,
    isError,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
