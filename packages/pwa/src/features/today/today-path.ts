/** Where one of the five is shown. Beyond the last is the end. */
export const todayPath = (place: number): string => `/today?at=${place}`;

/** @returns null where the address names no place: then it is the first that is left to vote on */
export const placeOf = (search: URLSearchParams): number | null => {
  const at = Number(search.get('at'));
  return Number.isInteger(at) && at > 0 ? at : null;
};
