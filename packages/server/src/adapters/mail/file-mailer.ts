import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FiledMail, Mailer } from '@twosides/domain/alerts';
import type { Clock } from '@twosides/domain/kernel';
import { type MailSettings, messageOf } from './message.ts';

export type FileMailer = Mailer & {
  list(): Promise<readonly FiledMail[]>;
};

export const createFileMailer = ({
  folder,
  clock,
  ...settings
}: MailSettings & { readonly folder: string; readonly clock: Clock }): FileMailer => {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = clock();
      const message = messageOf(mail, settings);
      const { createTransport } = await import('nodemailer');
      const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
      const name = join(folder, `${String(at).padStart(15, '0')}-${randomUUID().slice(0, 8)}`);
      await writeFile(`${name}.eml`, sent.message as Buffer, { mode: 0o600 });
      const filed: FiledMail = { to: mail.to, subject: message.subject, text: message.text, at };
      // Writes to `.part` first, because `list` reads every `.json` file and must not read an incomplete one.
      await writeFile(`${name}.part`, JSON.stringify(filed), { mode: 0o600 });
      await rename(`${name}.part`, `${name}.json`);
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, 50);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as FiledMail),
      );
    },
  };
};
