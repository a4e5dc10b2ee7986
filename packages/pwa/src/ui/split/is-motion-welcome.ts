export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
