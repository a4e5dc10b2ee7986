import type { Timestamp } from './ids.ts';

/** The present moment. The domain never asks the machine. */
export type Clock = () => Timestamp;

/** Runs something once, so many milliseconds from now. @returns what calls it off */
export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;
