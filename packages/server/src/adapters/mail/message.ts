import type { Mail } from '@twosides/domain/model';
import type { OperatorView } from '@twosides/domain/reading';
import type { SendMailOptions } from 'nodemailer';
import { mailText } from './mail-texts.ts';

export type MailSettings = {
  readonly from: string;
  /** What links in mails begin with; no trailing slash. */
  readonly publicOrigin: string;
  /** Stands in the foot; an answer to a mail goes there. */
  readonly operator: OperatorView;
};

/** A mail with its headers. One that was asked for can be stopped by one click in the mail program (RFC 8058). */
export const messageOf = (mail: Mail, { from, publicOrigin, operator }: MailSettings) => {
  const { unsubscribeUrl, ...text } = mailText(mail, publicOrigin, operator);
  return {
    from,
    ...(operator.email !== null && { replyTo: operator.email }),
    to: mail.to,
    ...text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
  } satisfies SendMailOptions;
};
