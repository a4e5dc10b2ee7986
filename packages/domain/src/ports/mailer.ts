import type { Mail } from '../model/job.ts';

/** Renders and hands over one mail. Rejects when it could not be handed over; the job is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
