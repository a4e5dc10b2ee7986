import { parseArgs } from 'node:util';

const MOST = 10_000_000;

const USAGE = `Usage: npm run seed                          the sample conflicts, with their members
       npm run seed -- --conflicts 100000   plus that many generated ones`;

export const readGeneratedCount = (args: readonly string[]): number => {
  const { conflicts } = parsed(args);
  if (conflicts === undefined) return 0;
  const count = Number(conflicts);
  if (!/^\d+$/.test(conflicts) || count < 1 || count > MOST)
    throw new Error(
      `--conflicts takes a whole number from 1 to ${MOST.toLocaleString('en')}, not “${conflicts}”.\n${USAGE}`,
    );
  return count;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { conflicts: { type: 'string' } } }).values;
  } catch (error) {
    throw new Error(`${firstSentence(error)}\n${USAGE}`);
  }
};

const firstSentence = (error: unknown): string =>
  error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '').replace(/\.?$/, '.') : String(error);
