import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const SETTINGS = { from: 'TwoSides <no-reply@example.org>', publicOrigin: 'https://twosides.example' };

const servers: SMTPServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve)))));

/** A mail server that keeps what it is handed. */
const startSmtp = async () => {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream)
        .then((source) => received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source }))
        .then(() => done(), done);
    },
  });
  servers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return { received, smtpUrl: `smtp://127.0.0.1:${address.port}` };
};

it('hands a mail over with its link, from the configured sender, to its one recipient', async () => {
  const { received, smtpUrl } = await startSmtp();
  const mailer = createSmtpMailer({ ...SETTINGS, smtpUrl });
  await mailer.send({ template: 'verify-email', to: 'anna@example.org', secret: 'the-secret' });
  mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['anna@example.org']);
  expect(received[0]?.source).toContain('From: TwoSides <no-reply@example.org>');
  expect(received[0]?.source).toContain('Subject: Verify your email for TwoSides');
  // As it travels, long lines are folded and `=` is spelled out.
  expect(received[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    'https://twosides.example/verify-email?token=the-secret',
  );
});

it('says why a mail was refused without repeating the address', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: rejected`), { responseCode: 550 })),
  });
  servers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const mailer = createSmtpMailer({ ...SETTINGS, smtpUrl: `smtp://127.0.0.1:${port}` });
  await expect(mailer.send({ template: 'already-registered', to: 'anna@example.org' })).rejects.toThrow(
    /^The mail was not accepted, EENVELOPE, RCPT TO, 550$/,
  );
  mailer.close();
});

it('fails while the mail server is away, so that the job is tried again', async () => {
  const { smtpUrl } = await startSmtp();
  await new Promise<void>((resolve) => servers.splice(0)[0]?.close(resolve));
  const mailer = createSmtpMailer({ ...SETTINGS, smtpUrl });
  await expect(mailer.send({ template: 'already-registered', to: 'anna@example.org' })).rejects.toThrow(
    'The mail was not accepted, ESOCKET, CONN',
  );
  mailer.close();
});
