export const profilePath = (identifier: string): string => `/user/${encodeURIComponent(identifier)}`;

/** Names of people without a profile, which nobody can choose. */
const NAMELESS = ['Member', 'Deleted member'];

export const hasProfile = (nickname: string): boolean => !NAMELESS.includes(nickname);
