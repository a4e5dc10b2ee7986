/** Where one of the five is shown: the first at the plain address. Beyond the last is the end. */
export const todayPath = (place: number): string => (place === 1 ? '/today' : `/today?at=${place}`);

/** What an address holds that is no place counts as the first. */
export const placeOf = (search: URLSearchParams): number => {
  const at = Number(search.get('at'));
  return Number.isInteger(at) && at > 0 ? at : 1;
};
