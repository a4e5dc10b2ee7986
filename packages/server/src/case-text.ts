import { foldedBy } from '@twosides/domain/conflicts';
import type { UnusualVoting, WeighedCase } from '@twosides/domain/moderation';

/** An item that waits for the operator, as the list shows it: what it is, why it was reported, and its words. */
export const caseText = ({ item, text, isPublic, review, reports, weight }: WeighedCase): string => {
  const where = isPublic ? (foldedBy(review) ? 'folded' : 'on the site') : 'off the site';
  const count = `${reports.length} reports that weigh ${weight.toFixed(2)}`;
  const reasons = reports.map(({ reason, note }) => `  - ${reason}${note ? `:\n${quoted(note)}` : ''}`);
  return [`${item.kind} ${item.id} (${where}), ${count}`, ...reasons, quoted(text)].join('\n');
};

/** Unusual voting, without saying which way. */
export const unusualVotingText = ({ id, title, foundOn, established, others }: UnusualVoting): string => {
  const day = new Date(foundOn).toISOString().slice(0, 10);
  const who = `${established} established members and ${others} others vote more differently than chance explains`;
  return [`conflict ${id}, unusual voting, found ${day}: ${who}`, quoted(title)].join('\n');
};

/** Set apart line by line, so that nothing a member has written passes for another case. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '    ');
