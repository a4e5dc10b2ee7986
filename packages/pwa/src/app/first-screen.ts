let tell = () => {};

export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const announceScreen = (): void => tell();
