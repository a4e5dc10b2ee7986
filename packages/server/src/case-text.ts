import { collapsedBy } from '@twosides/domain/conflicts';
import type { CaseWeight, UnusualVotingView } from '@twosides/domain/moderation';

export const caseText = ({ item, under, text, isPublic, review, reports, further, weight }: CaseWeight): string => {
  const where = isPublic ? (collapsedBy(review) ? 'hidden' : 'on the site') : 'off the site';
  const count = `${reports.length} reports, weight ${weight.toFixed(2)}`;
  const reasons = reports.map(({ reason, note }) => `  - ${reason}${note ? `:\n${quoted(note)}` : ''}`);
  const more = further === 0 ? [] : [`  - and ${further} more without an account`];
  const place = under === null ? [] : ['  under:', quoted(under.title)];
  const answered = under?.answered ? ['  in reply to:', quoted(under.answered)] : [];
  return [
    `${item.kind} ${item.id} (${where}), ${count}`,
    ...reasons,
    ...more,
    ...place,
    ...answered,
    quoted(text),
  ].join('\n');
};

export const unusualVotingText = ({ conflictId, title, found, groups, history }: UnusualVotingView): string =>
  [
    found
      ? `conflict ${conflictId}, unusual voting, found ${found.age}: the votes of ${found.established} established members and ${found.others} others differ by more than chance would explain`
      : `conflict ${conflictId}, with excluded votes`,
    ...groups.map(
      ({ network, votes, established, excluded }) =>
        `  - network ${network.slice(0, 8)}: ${votes} votes, ${established} from established members, ${excluded} excluded`,
    ),
    ...history.map(
      ({ act, votes, facts, by, age }) =>
        `  - ${age}, ${by}: ${votes} votes ${act === 'exclude' ? 'excluded' : 'counted again'}\n${quoted(facts)}`,
    ),
    quoted(title),
  ].join('\n');

/** Indents a member's text, because an unindented line could pass for the heading of another case. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '    ');
