import type { SideLabels } from '@twosides/domain/conflicts';

export type SplitResult = {
  readonly herPercentage: number;
  readonly hisPercentage: number;
  readonly totalVotes?: number | undefined;
};

/** The whole bar as one sentence: "Her side 62%, his side 38%, 214 votes". */
export function splitLabel(labels: SideLabels, { herPercentage, hisPercentage, totalVotes }: SplitResult): string {
  const sides = `${labels.her} ${herPercentage}%, ${midSentence(labels.his)} ${hisPercentage}%`;
  return totalVotes === undefined ? sides : `${sides}, ${totalVotes} ${totalVotes === 1 ? 'vote' : 'votes'}`;
}

/** "His side" is a phrase and goes lower case; "Sam's side" begins with a name. */
const midSentence = (label: string) => label.replace(/^(Her|His) side$/, (phrase) => phrase.toLowerCase());
