import type { Timestamp } from '../kernel/ids.ts';
import type { Mail } from '../model/job.ts';

/** Renders and hands over one mail. Rejects when it could not be handed over; the job is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail that was put aside to be read here instead of being sent. */
export type FiledMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Timestamp;
};
