import type { MailList } from '@twosides/domain/model';

/** What stopping each list means. */
export const WITHOUT_LIST: Readonly<Record<MailList, string>> = {
  digest:
    "You won't get the weekly email any more. We still write when it's about your account, such as a new password.",
  alerts: "You won't get news by email any more. We still write when it's about your account, such as a new password.",
};
