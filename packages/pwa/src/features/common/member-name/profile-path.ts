export const profilePath = (identifier: string): string => `/user/${encodeURIComponent(identifier)}`;

/** Reserved nicknames, shown for people without a profile. */
const NAMELESS = ['Member', 'Deleted member'];

export const hasProfile = (nickname: string): boolean => !NAMELESS.includes(nickname);
