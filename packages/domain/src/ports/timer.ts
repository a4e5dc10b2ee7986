/** Runs something once, so many milliseconds from now. @returns what calls it off */
export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;
