/** The address of a member's public profile. */
export const profilePath = (identifier: string): string => `/user/${encodeURIComponent(identifier)}`;

/**
 * What stands for those who have no profile: before onboarding, and after an account is deleted. Nobody else may be
 * called so.
 */
const NAMELESS = ['Member', 'Deleted member'];

export const hasProfile = (nickname: string): boolean => !NAMELESS.includes(nickname);
