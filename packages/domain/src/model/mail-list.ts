/** What a member can ask to be mailed, and take back by one click in any mail of it. */
export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
