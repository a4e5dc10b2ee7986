import type { WeighedCase } from '@twosides/domain/moderation';

/** An item that waits for the operator, as the list shows it: what it is, why it was reported, and its words. */
export const caseText = ({ item, text, isPublic, reports, established }: WeighedCase): string => {
  const where = isPublic ? 'on the site' : 'hidden';
  const count = `${reports.length} reports, ${established} of them by established members`;
  const reasons = reports.map(({ reason, note }) => `  - ${reason}${note ? `:\n${quoted(note)}` : ''}`);
  return [`${item.kind} ${item.id} (${where}), ${count}`, ...reasons, quoted(text)].join('\n');
};

/** Set apart line by line, so that nothing a member has written passes for another case. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '    ');
