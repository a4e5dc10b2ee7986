import type { MailList } from '@twosides/domain';

/** What stopping each list means. */
export const WITHOUT_LIST: Readonly<Record<MailList, string>> = {
  digest: 'The weekly email will not come again. You can ask for it anew in your settings.',
  alerts: 'News will not come by email again. You can ask for it anew in your settings.',
};
