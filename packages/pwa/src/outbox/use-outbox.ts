import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Outbox } from './outbox.ts';

type WithOutbox = <T>(act: (outbox: Outbox) => T | Promise<T>) => Promise<T>;

/** @returns a function that does something with the page's outbox, whose code comes after the first paint */
export function useOutbox(): WithOutbox {
  const client = useQueryClient();
  return useCallback<WithOutbox>(async (act) => act((await import('./outbox.ts')).openOutbox(client)), [client]);
}
