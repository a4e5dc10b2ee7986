import { notifyManager, type QueryClient, type QueryFilters } from '@tanstack/react-query';

/** Keeps the age of each query, because a patch does not make its data fresher. */
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
