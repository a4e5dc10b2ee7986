/** Where the list at an address begins, if not at its beginning: what comes later is a page without JavaScript. */
export const beginningOf = (search: URLSearchParams): string | undefined => search.get('from') ?? undefined;
