import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, FiledMail, Mailer } from '@twosides/domain';
import { createTransport } from 'nodemailer';
import { mailText } from './mail-texts.ts';

export type FileMailer = Mailer & {
  /** The newest fifty, newest first. */
  list(): Promise<readonly FiledMail[]>;
};

/** Writes mails as `.eml` files with a readable `.json` beside each: what a machine without SMTP does. */
export const createFileMailer = (settings: {
  folder: string;
  from: string;
  publicOrigin: string;
  clock: Clock;
}): FileMailer => {
  const { folder, from, publicOrigin, clock } = settings;
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = clock();
      const text = mailText(mail, publicOrigin);
      const { message } = await transport.sendMail({ from, to: mail.to, ...text });
      const name = join(folder, `${String(at).padStart(15, '0')}-${randomUUID().slice(0, 8)}`);
      await writeFile(`${name}.eml`, message as Buffer, { mode: 0o600 });
      const filed: FiledMail = { to: mail.to, ...text, at };
      // Moved into place whole: the mailbox page never reads half a file.
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
