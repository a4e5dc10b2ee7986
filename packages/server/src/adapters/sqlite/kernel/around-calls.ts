type Call = (...args: never[]) => Promise<unknown>;

/** Returns the store with every method's call passed through `around`. */
export const aroundCalls = <Store extends object>(
  store: Store,
  around: (call: () => Promise<unknown>) => Promise<unknown>,
): Store =>
  Object.fromEntries(
    Object.entries(store as Record<string, Call>).map(([name, call]) => [
      name,
      (...args: never[]) => around(() => call(...args)),
    ]),
  ) as Store;
