import { collapsedBy } from '@twosides/domain/conflicts';
import type { CaseWeight, UnusualVotingView } from '@twosides/domain/moderation';

/** An item that waits for the operator, as the list shows it: what it is, why it was reported, and its words. */
export const caseText = ({ item, text, isPublic, review, reports, further, weight }: CaseWeight): string => {
  const where = isPublic ? (collapsedBy(review) ? 'collapsed' : 'on the site') : 'off the site';
  const count = `${reports.length} reports that weigh ${weight.toFixed(2)}`;
  const reasons = reports.map(({ reason, note }) => `  - ${reason}${note ? `:\n${quoted(note)}` : ''}`);
  const more = further === 0 ? [] : [`  - and ${further} more without an account`];
  return [`${item.kind} ${item.id} (${where}), ${count}`, ...reasons, ...more, quoted(text)].join('\n');
};

/** Unusual voting, without saying which way: who and from where, as far as groups tell, and what was done. */
export const unusualVotingText = ({ conflictId, title, found, groups, history }: UnusualVotingView): string =>
  [
    found
      ? `conflict ${conflictId}, unusual voting, found ${found.age}: ${found.established} established members and ${found.others} others vote more differently than chance explains`
      : `conflict ${conflictId}, with votes that are excluded`,
    ...groups.map(
      ({ network, votes, established, excluded }) =>
        `  - network ${network.slice(0, 8)}: ${votes} votes, ${established} of established members, ${excluded} excluded`,
    ),
    ...history.map(
      ({ act, votes, facts, by, age }) =>
        `  - ${age}, ${by}: ${votes} votes ${act === 'exclude' ? 'excluded' : 'put back'}\n${quoted(facts)}`,
    ),
    quoted(title),
  ].join('\n');

/** Set apart line by line, so that nothing a member has written passes for another case. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '    ');
