import { notifyManager, type QueryClient, type QueryFilters } from '@tanstack/react-query';

/**
 * Changes what is cached, where `change` answers with something else. Its age stays: nothing becomes fresher by it than
 * it is, and what was to be read again still is.
 */
export function patchAnswers<Data>(client: QueryClient, filters: QueryFilters, change: (data: Data) => Data): void {
  notifyManager.batch(() => {
    for (const query of client.getQueryCache().findAll(filters)) {
      const { data, dataUpdatedAt, isInvalidated } = query.state;
      if (data === undefined) continue;
      const next = change(data as Data);
      if (next === data) continue;
      query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
      if (isInvalidated) query.invalidate();
    }
  });
}
