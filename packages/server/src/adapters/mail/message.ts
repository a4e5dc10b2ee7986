import type { Mail } from '@twosides/domain';
import type { SendMailOptions } from 'nodemailer';
import { mailText } from './mail-texts.ts';

export type MailSettings = {
  readonly from: string;
  /** What links in mails begin with; no trailing slash. */
  readonly publicOrigin: string;
};

/** A mail with its headers. One that was asked for can be stopped by one click in the mail program (RFC 8058). */
export const messageOf = (mail: Mail, { from, publicOrigin }: MailSettings) => {
  const { unsubscribeUrl, ...text } = mailText(mail, publicOrigin);
  return {
    from,
    to: mail.to,
    ...text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
  } satisfies SendMailOptions;
};
