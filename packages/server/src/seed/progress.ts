export type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const BAR = 30;
/** Milliseconds. */
const REDRAWN_EVERY = 100;
const LINES = 10;

export const progressOn = (screen: Screen, total: number, what: string, clock: () => number = Date.now) => {
  const startedAt = clock();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let told = 0;

  return (done: number): void => {
    const now = clock();
    const isDone = done >= total;
    const text = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}, ${timeText(now)}`;
    if (screen.isTTY) {
      if (!isDone && now - drawnAt < REDRAWN_EVERY) return;
      drawnAt = now;
      const filled = Math.floor((BAR * done) / total);
      // `\x1b[K` clears the rest of a longer previous line.
      screen.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${text}\x1b[K${isDone ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor((LINES * done) / total);
    if (tenth === told) return;
    told = tenth;
    screen.write(`${text}\n`);
  };

  function timeText(now: number): string {
    const seconds = Math.round((now - startedAt) / 1_000);
    return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  }
};
