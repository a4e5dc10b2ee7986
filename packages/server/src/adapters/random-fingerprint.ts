import { randomBytes } from 'node:crypto';
import type { Fingerprint } from '@twosides/domain/kernel';

/** Leads to no voice. */
export const randomFingerprint = (): Fingerprint => randomBytes(32).toString('hex') as Fingerprint;
