let tell = () => {};

/** Resolves also if the first screen has failed. */
export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellOfScreen = (): void => tell();
