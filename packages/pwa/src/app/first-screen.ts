let tell = () => {};

/** Resolves when the first screen is shown, or has failed. */
export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellOfScreen = (): void => tell();
