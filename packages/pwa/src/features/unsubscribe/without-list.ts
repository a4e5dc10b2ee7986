import type { MailList } from '@twosides/domain/model';

/** What stopping each list means. */
export const WITHOUT_LIST: Readonly<Record<MailList, string>> = {
  digest: "You won't get the weekly email any more. You can turn it on again in your settings.",
  alerts: "You won't get news by email any more. You can turn it on again in your settings.",
};
