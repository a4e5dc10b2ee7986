/** Whether motion is allowed, including countdowns. */
export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
