import type { Timestamp } from '../kernel/ids.ts';
import type { Mail } from '../model/job.ts';

/** `send` rejects on failure, so the job queue retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export type FiledMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Timestamp;
};
