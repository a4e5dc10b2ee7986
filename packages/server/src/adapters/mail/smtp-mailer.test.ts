import { expect, onTestFinished, test } from 'vitest';
import { forTest } from '../../test-support/suites.ts';
import { readMail, startSmtp } from '../../test-support/test-smtp.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const SETTINGS = {
  from: 'TwoSides <no-reply@example.org>',
  publicOrigin: 'https://twosides.example',
  operator: { name: null, email: null },
  requireTLS: false,
};

test('sends a mail with its link, from the configured sender, to one recipient', async () => {
  const { received, smtpUrl } = await start();
  const mailer = mailerTo(smtpUrl);
  await mailer.send({ template: 'verify-email', to: 'anna@example.org', secret: 'the-secret' });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['anna@example.org']);
  expect(received[0]?.source).toContain('From: TwoSides <no-reply@example.org>');
  expect(received[0]?.source).toContain('Subject: Verify your email for TwoSides');
  expect(readMail(received[0]?.source ?? '').text).toContain(
    'https://twosides.example/verify-email?token=the-secret#email=anna%40example.org',
  );
});

test('reports why a mail was refused without the address', async () => {
  const { smtpUrl } = await start({ refuses: true });
  const mailer = mailerTo(smtpUrl);
  await expect(mailer.send({ template: 'already-registered', to: 'anna@example.org' })).rejects.toThrow(
    /^The mail was not accepted, EENVELOPE, RCPT TO, 550$/,
  );
});

test('sends no mail to a server without TLS, unless the URL allows it', async () => {
  const { received, smtpUrl } = await start();
  const send = async (url: string) => {
    await mailerTo(url, { requireTLS: true }).send({ template: 'already-registered', to: 'anna@example.org' });
  };
  await expect(send(smtpUrl)).rejects.toThrow('The mail was not accepted');
  expect(received).toEqual([]);
  await send(`${smtpUrl}?requireTLS=false`);
  expect(received).toHaveLength(1);
});

test('fails while the mail server is down, so the job is retried', async () => {
  const { smtpUrl, end } = await startSmtp();
  await end();
  const mailer = mailerTo(smtpUrl);
  await expect(mailer.send({ template: 'already-registered', to: 'anna@example.org' })).rejects.toThrow(
    'The mail was not accepted, ESOCKET, CONN',
  );
});

test('sends the weekly mail as text and HTML, with a neutral subject and first line', async () => {
  const { received, smtpUrl } = await start();
  const mailer = mailerTo(smtpUrl);
  await mailer.send({
    template: 'weekly-digest',
    to: 'anna@example.org',
    unsubscribe: 'digest.anna.stamp',
    digest: {
      since: Date.UTC(2026, 5, 1),
      until: Date.UTC(2026, 5, 8),
      items: [
        { title: 'Who <b>cooks</b>?', path: '/conflict/7/who', newVotes: 1_200, newComments: 1, isRevealed: true },
      ],
      hasMore: true,
    },
  });
  const { headers, text, html } = readMail(received[0]?.source ?? '');
  expect(headers).toContain('Subject: Your week on TwoSides');
  expect(text).toContain(`Here’s what happened from June 1 to June 7:

Who <b>cooks</b>?
1,200 new votes, 1 new comment. It reached 100 votes, so everyone can see the result.
https://twosides.example/conflict/7/who

There’s something new for you on TwoSides.
https://twosides.example/alerts
`);
  expect(text).toContain('Unsubscribe: https://twosides.example/unsubscribe?token=digest.anna.stamp');
  expect(text).toContain('All settings: https://twosides.example/settings#email');
  expect(html).toContain('<strong dir="auto"><a href="https://twosides.example/conflict/7/who"');
  expect(html).toContain('Who &lt;b&gt;cooks&lt;/b&gt;?');
  expect(html).toContain('href="https://twosides.example/unsubscribe?token=digest.anna.stamp"');
});

test('includes an unsubscribe link in subscribed mails only', async () => {
  const { received, smtpUrl } = await start();
  const mailer = mailerTo(smtpUrl);
  const digest = { since: 0, until: 1, items: [], hasMore: false };
  await mailer.send({ template: 'weekly-digest', to: 'anna@example.org', unsubscribe: 'a.b.c', digest });
  await mailer.send({ template: 'password-changed', to: 'anna@example.org' });
  const [asked, other] = received.map(({ source }) => readMail(source).headers);
  expect(asked).toContain('List-Unsubscribe: <https://twosides.example/unsubscribe?token=a.b.c>');
  expect(asked).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
});

test('a mail of a decision says that it always comes, not that somebody asked for it', async () => {
  const { received, smtpUrl } = await start();
  const mailer = mailerTo(smtpUrl);
  const news = [{ text: 'We turned off voting on your conflict', path: '/statements' }];
  await mailer.send({ template: 'alert', to: 'anna@example.org', news, asked: 'none', unsubscribe: 'a.b.c' });
  const text = received.map(({ source }) => readMail(source).text).join();
  expect(text).toContain('We always email you about decisions on your posts.');
  expect(text).not.toMatch(/asked/i);
});

test('names the operator and the contact address, and sets Reply-To', async () => {
  const { received, smtpUrl } = await start();
  const operator = { name: 'Ada & Sons', email: 'ada@example.org' };
  const mailer = mailerTo(smtpUrl, { operator });
  await mailer.send({ template: 'password-changed', to: 'anna@example.org' });
  const digest = { since: 0, until: 1, items: [], hasMore: false };
  await mailer.send({ template: 'weekly-digest', to: 'anna@example.org', unsubscribe: 'a.b.c', digest });
  const foot = 'TwoSides: get real clarity from real people.\nRun by Ada & Sons. Write to us: ada@example.org\n';
  const [short, weekly] = received.map(({ source }) => readMail(source));
  expect(short?.headers).toContain('Reply-To: ada@example.org');
  expect(short?.text.endsWith(foot)).toBe(true);
  expect(weekly?.text.endsWith(`${foot}\n`)).toBe(true);
  expect(weekly?.html).toContain('<br>Run by Ada &amp; Sons. Write to us: ada@example.org</p>');
});

test('names an international contact address the way its owner writes it', async () => {
  const { received, smtpUrl } = await start();
  const mailer = mailerTo(smtpUrl, { operator: { name: null, email: 'ada@xn--bcher-kva.example' } });
  await mailer.send({ template: 'password-changed', to: 'anna@example.org' });
  const mail = readMail(received[0]?.source ?? '');
  expect(mail.headers).toContain('Reply-To: ada@xn--bcher-kva.example');
  expect(mail.text).toContain('Write to us: ada@bücher.example');
});

const start = (options?: Parameters<typeof startSmtp>[0]) => forTest(startSmtp(options));

const mailerTo = (smtpUrl: string, over: Partial<Parameters<typeof createSmtpMailer>[0]> = {}) => {
  const mailer = createSmtpMailer({ ...SETTINGS, ...over, smtpUrl });
  onTestFinished(() => mailer.close());
  return mailer;
};
