import type { SideLabels } from '../conflicts/shown.rule.ts';
import type { Side, Tally } from '../model/index.ts';

export type Percentages = { readonly herPercentage: number; readonly hisPercentage: number };

export const percentagesOf = ({ herVotes, totalVotes }: Tally): Percentages => {
  if (totalVotes === 0) return { herPercentage: 0, hisPercentage: 0 };
  const herPercentage = Math.round((100 * herVotes) / totalVotes);
  return { herPercentage, hisPercentage: 100 - herPercentage };
};

export const leadingSide = ({ herVotes, hisVotes }: Tally): Side | null => {
  if (herVotes === hisVotes) return null;
  return herVotes > hisVotes ? 'her' : 'his';
};

export const winnerText = (tally: Tally, labels: SideLabels): string => {
  const winner = leadingSide(tally);
  if (winner === null) return tally.totalVotes === 0 ? 'No votes yet' : 'Perfect tie!';
  const { herPercentage, hisPercentage } = percentagesOf(tally);
  const margin = Math.abs(herPercentage - hisPercentage);
  return `${sideTitle(labels[winner])} wins by ${margin === 0 ? 'less than 1%' : `${margin}%`}`;
};

export const sideTitle = (label: string): string => label.replace(/ side$/, ' Side');
