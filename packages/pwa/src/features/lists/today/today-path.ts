/** A position's URL; beyond the last is the end. */
export const todayPath = (place: number): string => `/today?at=${place}`;

/** @returns null without a position, meaning the first open conflict */
export const placeOf = (search: URLSearchParams): number | null => {
  const at = Number(search.get('at'));
  return Number.isInteger(at) && at > 0 ? at : null;
};
