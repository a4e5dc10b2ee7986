let tell = () => {};

/** Also resolves if the first screen fails. */
export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellOfScreen = (): void => tell();
