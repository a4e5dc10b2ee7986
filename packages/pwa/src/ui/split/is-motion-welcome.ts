/** Whether the reader wants things to move; a countdown is motion too. */
export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
