import { DAY } from '@twosides/domain/kernel';
/** 60 days in milliseconds. koa-session renews a session after half of this time. */
export const SESSION_LIFETIME = 60 * DAY;

/** Browsers accept the `__Host-` prefix only over HTTPS. */
export const cookieOf = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-twosides' : 'twosides';
