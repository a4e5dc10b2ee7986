import type { SideLabels } from '@twosides/domain/conflicts';

/** The likely range of her share, in percent. */
export type SplitRange = { readonly low: number; readonly high: number };

export type SplitResult = {
  readonly herPercentage: number;
  readonly hisPercentage: number;
  readonly totalVotes?: number | undefined;
  readonly range?: SplitRange | null | undefined;
};

export function splitLabel(
  labels: SideLabels,
  { herPercentage, hisPercentage, totalVotes, range }: SplitResult,
): string {
  const sides = `${labels.her} ${herPercentage}%, ${midSentence(labels.his)} ${hisPercentage}%`;
  const counted = totalVotes === undefined ? '' : `, ${totalVotes} ${totalVotes === 1 ? 'vote' : 'votes'}`;
  const likely = range
    ? `. With more voters like these, ${midSentence(labels.her)} would likely get between ${range.low}% and ${range.high}%`
    : '';
  return `${sides}${counted}${likely}`;
}

export const midSentence = (label: string) => label.replace(/^(Her|His) side$/, (phrase) => phrase.toLowerCase());
