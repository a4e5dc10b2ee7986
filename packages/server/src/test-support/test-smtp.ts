import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from './listen.ts';

export type Smtp = {
  readonly smtpUrl: string;
  readonly received: readonly { readonly to: readonly string[]; readonly source: string }[];
  end(): Promise<void>;
};

type Options = { readonly refuses?: boolean; readonly port?: number };

export const startSmtp = async ({ refuses = false, port = 0 }: Options = {}): Promise<Smtp> => {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds that `close` waits for connections. Short, because the app's server keeps its connections open.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      refuses ? done(Object.assign(new Error(`<${address}>: rejected`), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      text(stream)
        .then((source) => received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source }))
        .then(() => done(), done);
    },
  });
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${await portOf(server.listen(port, '127.0.0.1'))}`,
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

export const readMail = (source: string) => {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  const parts = boundary === undefined ? [source] : rest.join('\r\n\r\n').split(`--${boundary}`);
  const partOf = (type: string) => {
    const [partHead = '', ...body] = (parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '').split(
      '\r\n\r\n',
    );
    return decode(partHead, body.join('\r\n\r\n')).replaceAll('\r\n', '\n');
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
};

const decode = (head: string, body: string): string => {
  if (head.includes('Content-Transfer-Encoding: base64')) return Buffer.from(body, 'base64').toString();
  if (!head.includes('Content-Transfer-Encoding: quoted-printable')) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
