type Call = (...args: never[]) => Promise<unknown>;

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
