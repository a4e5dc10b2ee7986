import type { Timestamp } from '../kernel/ids.ts';
import type { Mail } from '../model/job.ts';

/** Renders and sends one mail. Rejects on failure, so that the job is retried. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail written to a file instead of being sent. */
export type FiledMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Timestamp;
};
