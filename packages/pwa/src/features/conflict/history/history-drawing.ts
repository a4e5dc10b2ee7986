import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';

export type HistoryPoint = {
  readonly totalVotes: number;
  readonly herPercentage: number;
  readonly low: number;
  readonly high: number;
};

export const WIDTH = 300;
export const HEIGHT = 100;

type Drawing = {
  readonly line: string;
  readonly range: string;
  readonly revealAt: number | null;
};

/** The axis of votes is logarithmic, to give the first votes enough room. */
export const drawHistory = (points: readonly HistoryPoint[]): Drawing => {
  const counts = points.map(({ totalVotes }) => Math.log(totalVotes));
  const first = Math.min(...counts);
  const width = Math.max(...counts) - first || 1;
  const at = (totalVotes: number) => rounded((WIDTH * (Math.log(totalVotes) - first)) / width);
  const spot = (totalVotes: number, percentage: number) =>
    `${at(totalVotes)} ${rounded((HEIGHT * (100 - percentage)) / 100)}`;
  const upper = points.map(({ totalVotes, high }) => spot(totalVotes, high));
  const lower = points.map(({ totalVotes, low }) => spot(totalVotes, low)).reverse();
  const isRevealSeen = points.some(({ totalVotes }) => totalVotes === PUBLIC_RESULTS_THRESHOLD);
  return {
    line: `M${points.map(({ totalVotes, herPercentage }) => spot(totalVotes, herPercentage)).join('L')}`,
    range: `M${[...upper, ...lower].join('L')}Z`,
    revealAt: isRevealSeen ? at(PUBLIC_RESULTS_THRESHOLD) : null,
  };
};

const rounded = (value: number) => Math.round(10 * value) / 10;
