/** Countdowns count as motion. */
export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
