import { DAY, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import { toDeviceTime } from '../../../ui/identity/use-now.ts';

export const nextFiveAt = (now: Timestamp): Timestamp => startOfDay(now) + DAY;

/** `at`: a server time in milliseconds. The text is in the device's time zone. */
export const timeOf = (at: Timestamp): string =>
  new Date(toDeviceTime(at)).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
