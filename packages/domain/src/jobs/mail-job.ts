import type { Timestamp } from '../kernel/ids.ts';
import type { Mail, NewJob } from '../model/job.ts';

/** @param occasion part of the key, so that each template is mailed once per occasion */
export const mailJob = (mail: Mail, occasion: string, runAt: Timestamp): NewJob => ({
  key: `mail:${mail.template}:${occasion}`,
  payload: { kind: 'mail', mail },
  runAt,
});
