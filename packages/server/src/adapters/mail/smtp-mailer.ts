import type { Mailer } from '@twosides/domain';
import { createTransport } from 'nodemailer';
import { mailText } from './mail-texts.ts';

type Settings = { readonly smtpUrl: string; readonly from: string; readonly publicOrigin: string };

/** Hands mails to an SMTP server; a server that does not answer is an error after ten seconds. */
export const createSmtpMailer = ({ smtpUrl, from, publicOrigin }: Settings): Mailer & { close(): void } => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({
        from,
        to: mail.to,
        ...mailText(mail, publicOrigin),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
