import type { Mail } from '@twosides/domain/model';
import type { OperatorView } from '@twosides/domain/reading';
import type { SendMailOptions } from 'nodemailer';
import { mailText } from './mail-texts.ts';

export type MailSettings = {
  readonly from: string;
  /** Without a trailing slash. */
  readonly publicOrigin: string;
  readonly operator: OperatorView;
};

/** The headers let mail programs offer one-click unsubscribe (RFC 8058). */
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
