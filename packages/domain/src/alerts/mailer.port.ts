import type { Timestamp } from '../kernel/ids.ts';
import type { Mail } from '../model/job.ts';

/** Rejects on failure, so that the job queue retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export type FiledMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Timestamp;
};
