/** A value outside React, for `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** @returns a function that stops listening */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
