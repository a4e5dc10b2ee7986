/** Positions are counted from 1. The position after the last conflict shows the end. */
export const todayPath = (place: number): string => `/today?at=${place}`;

const YESTERDAY = 'yesterday';

export const YESTERDAY_PATH = `/today?day=${YESTERDAY}`;

export const isYesterday = (search: URLSearchParams): boolean => search.get('day') === YESTERDAY;

export const placeOf = (search: URLSearchParams): number | null => {
  const at = Number(search.get('at'));
  return Number.isInteger(at) && at > 0 ? at : null;
};
