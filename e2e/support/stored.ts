import type { Page } from '@playwright/test';

export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name ?? ''));
      for (const table of database.objectStoreNames)
        rows.push(await promised(database.transaction(table).objectStore(table).getAll()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (/^\/(assets|icons)\/|\.(js|css|svg|webmanifest)$/.test(pathname)) continue;
        rows.push(pathname, await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(rows);
  });
