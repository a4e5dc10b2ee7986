import { DAY } from '@twosides/domain/kernel';
/** 60 days in ms, renewed when half of it is over. */
export const SESSION_LIFETIME = 60 * DAY;

/** What a browser keeps the session's id under. */
export const cookieOf = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-twosides' : 'twosides';
