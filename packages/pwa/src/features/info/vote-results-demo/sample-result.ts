import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side, Tally } from '@twosides/domain/model';
import {
  leadingSide,
  percentagesOf,
  polarizationLevel,
  type ShareRange,
  shownRange,
  winnerText,
} from '@twosides/domain/voting';

export type SampleResult = Tally & {
  readonly labels: SideLabels;
  readonly herPercentage: number;
  readonly hisPercentage: number;
  readonly range: ShareRange | null;
  readonly winner: Side | null;
  readonly winnerText: string;
  readonly polarization: 'High' | 'Medium' | 'Low';
};

type Sample = {
  readonly value: string;
  readonly label: string;
  readonly herVotes: number;
  readonly hisVotes: number;
  readonly labels?: SideLabels;
};

export const SAMPLES = [
  { value: 'clear', label: 'Clear', herVotes: 133, hisVotes: 81 },
  { value: 'close', label: 'Close', herVotes: 127, hisVotes: 129 },
  { value: 'tie', label: 'Tie', herVotes: 64, hisVotes: 64 },
  { value: 'one-sided', label: 'One-sided', herVotes: 11, hisVotes: 201 },
  { value: 'unanimous', label: 'First vote', herVotes: 1, hisVotes: 0 },
  {
    value: 'names',
    label: 'With names',
    herVotes: 88,
    hisVotes: 105,
    labels: { her: 'Maximiliana’s side', his: 'Sam’s side' },
  },
] as const satisfies readonly Sample[];

export function sampleResult({ herVotes, hisVotes, labels = DEFAULT_SIDE_LABELS }: Sample): SampleResult {
  const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
  return {
    ...tally,
    ...percentagesOf(tally),
    range: shownRange(tally),
    labels,
    winner: leadingSide(tally),
    winnerText: winnerText(tally, labels),
    polarization: polarizationLevel(tally),
  };
}
