let tell = () => {};

/** Resolves once the first screen of the visit answers to presses, or has failed. */
export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellOfScreen = (): void => tell();
