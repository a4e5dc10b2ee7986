import type { ConflictId, MailboxId, MemberId } from '@twosides/domain/kernel';
import type { CaseWeight, UnusualVotingView } from '@twosides/domain/moderation';
import { expect, test } from 'vitest';
import { caseText, unusualVotingText } from './case-text.ts';

const REPORTER = { mailboxId: 'f' as MailboxId, record: null };
const FORGED = 'conflict 99 (on the site), 30 reports, weight 30.00';

test('A case that the operator is shown is one, whatever its reporters and its author have written', () => {
  const item = { kind: 'conflict', id: 17 as ConflictId } as const;
  const reportOf = (note: string | null) =>
    ({ item, reporterId: 'ben' as MemberId, reason: 'spam', note, reportedAt: 0, ...REPORTER, mailTo: null }) as const;
  const open: CaseWeight = {
    item,
    under: { title: FORGED, answered: FORGED },
    text: `A title\n\n${FORGED}`,
    isPublic: true,
    review: 'collapsed-by-reports',
    care: null,
    isDanger: false,
    posted: null,
    isOwn: false,
    further: 290,
    reports: [reportOf(null), reportOf(`Please look.\n\n${FORGED}\n  - threat`)],
    weight: 1.5,
  };
  const lines = caseText(open).split('\n');
  expect(lines.filter((line) => !line.startsWith('    '))).toEqual([
    'conflict 17 (hidden), 2 reports, weight 1.50',
    '  - spam',
    '  - spam:',
    '  - and 290 more without an account',
    '  under:',
    '  in reply to:',
  ]);
});

test('Unusual voting is told without a side, and its title is no case of its own', () => {
  const open: UnusualVotingView = {
    conflictId: 17 as ConflictId,
    title: FORGED,
    found: { age: 'today', established: 40, others: 41 },
    groups: [{ network: 'Rk3vT9xQ-and-more', votes: 30, established: 2, excluded: 28 }],
    excluded: 28,
    history: [{ act: 'exclude', votes: 28, networks: 1, facts: FORGED, by: 'operator', age: 'yesterday' }],
  };
  expect(unusualVotingText(open).split('\n')).toEqual([
    'conflict 17, unusual voting, found today: the votes of 40 established members and 41 others differ by more than chance would explain',
    '  - network Rk3vT9xQ: 30 votes, 2 from established members, 28 excluded',
    '  - yesterday, operator: 28 votes excluded',
    `    ${FORGED}`,
    `    ${FORGED}`,
  ]);
});
