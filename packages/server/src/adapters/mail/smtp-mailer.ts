import type { Mailer } from '@twosides/domain/alerts';
import { JOBS_AT_ONCE } from '@twosides/domain/jobs';
import { createTransport } from 'nodemailer';
import { type MailSettings, messageOf } from './message.ts';

type Settings = MailSettings & {
  /** Its query holds Nodemailer options, which take precedence. */
  readonly smtpUrl: string;
  /** Whether to refuse servers without TLS. */
  readonly requireTLS: boolean;
};

/** Sends mails through SMTP. Times out after ten seconds. */
export const createSmtpMailer = ({ smtpUrl, requireTLS, ...settings }: Settings): Mailer & { close(): void } => {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    // One connection per concurrent mail, so that a hanging one blocks no other.
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

/** The reason without the server's own words, which repeat the address and must not be logged. */
const reasonOf = (error: unknown): string => {
  const known = typeof error === 'object' && error !== null ? error : {};
  const parts = ['code', 'command', 'responseCode'].flatMap((key) =>
    key in known ? [String(Reflect.get(known, key))] : [],
  );
  return ['The mail was not accepted', ...parts].join(', ');
};
