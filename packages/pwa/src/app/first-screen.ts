let tell = () => {};

/** Resolves when the first screen is interactive or has failed. */
export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellOfScreen = (): void => tell();
