import type { Timestamp } from '../model/ids.ts';

/** The present moment. The domain never asks the machine. */
export type Clock = () => Timestamp;
