import type { Mailer } from '@twosides/domain/alerts';
import { JOBS_AT_ONCE } from '@twosides/domain/jobs';
import { createTransport } from 'nodemailer';
import { type MailSettings, messageOf } from './message.ts';

type Settings = MailSettings & {
  /** Nodemailer options in the URL's query string override the options that the code sets. */
  readonly smtpUrl: string;
  readonly requireTLS: boolean;
};

export const createSmtpMailer = ({ smtpUrl, requireTLS, ...settings }: Settings): Mailer & { close(): void } => {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    // Every mail that is being sent has its own connection, because a hanging connection must not delay other mails.
    maxConnections: JOBS_AT_ONCE.urgent + JOBS_AT_ONCE.news + JOBS_AT_ONCE.bulk,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, settings)).catch((error: unknown) => {
        throw new Error(reasonOf(error));
      });
    },
    close: () => transport.close(),
  };
};

/** Returns only error codes, because the SMTP server's messages contain the recipient's address. */
const reasonOf = (error: unknown): string => {
  const known = typeof error === 'object' && error !== null ? error : {};
  const parts = ['code', 'command', 'responseCode'].flatMap((key) =>
    key in known ? [String(Reflect.get(known, key))] : [],
  );
  return ['The mail was not accepted', ...parts].join(', ');
};
