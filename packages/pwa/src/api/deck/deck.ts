import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import { useEffect } from 'react';
import { deckQuery, uniqueById } from '../conflict-lists.ts';
import { conflictQuery } from '../conflicts.ts';

/** So many that are still open are kept on the device, for a time without a network. */
const AHEAD = 30;

type DeckChoice = {
  /** It goes on behind this one, and begins with what was passed over behind the last. */
  readonly after: ConflictId | null;
  /** Whether a vote on it waits on the device, or it is not meant. */
  readonly isDone: (id: ConflictId) => boolean;
};

export type NextOfDeck = {
  /** The one to weigh next; null where there is none, or none is known. */
  readonly next: ConflictView | null;
  readonly hasOthers: boolean;
  /** Whether one may still come. */
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

/** What of the deck the member has not voted on, the next one fetched ahead. */
export function useDeck({ after, isDone }: DeckChoice): NextOfDeck {
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

/** What comes after a conflict in the deck. @param isDone whether a vote on it waits on the device */
export const useNextConflict = (id: ConflictId, isDone: (id: ConflictId) => boolean): NextOfDeck =>
  useDeck({ after: id, isDone: (other) => other === id || isDone(other) });
