import type { Mailer } from '@twosides/domain/alerts';
import { JOBS_AT_ONCE } from '@twosides/domain/jobs';
import { createTransport } from 'nodemailer';
import { type MailSettings, messageOf } from './message.ts';

type Settings = MailSettings & {
  /** Its query holds options of Nodemailer, which come before those given here. */
  readonly smtpUrl: string;
  /** Whether a server that offers no TLS is given no mail. */
  readonly requireTLS: boolean;
};

/** Hands mails to an SMTP server; a server that does not answer is an error after ten seconds. */
export const createSmtpMailer = ({ smtpUrl, requireTLS, ...settings }: Settings): Mailer & { close(): void } => {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    // As many as mails are on their way at once: one that hangs keeps none of the others from a connection.
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

/** What went wrong, without the server's own words: those repeat the address, which belongs in no log. */
const reasonOf = (error: unknown): string => {
  const known = typeof error === 'object' && error !== null ? error : {};
  const parts = ['code', 'command', 'responseCode'].flatMap((key) =>
    key in known ? [String(Reflect.get(known, key))] : [],
  );
  return ['The mail was not accepted', ...parts].join(', ');
};
