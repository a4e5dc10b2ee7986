import { DAY } from '@twosides/domain/kernel';
/** 60 days in milliseconds, renewed after half. */
export const SESSION_LIFETIME = 60 * DAY;

/** The session cookie's name. */
export const cookieOf = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-twosides' : 'twosides';
