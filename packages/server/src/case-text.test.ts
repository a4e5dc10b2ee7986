import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { WeighedCase } from '@twosides/domain/moderation';
import { expect, it } from 'vitest';
import { caseText } from './case-text.ts';

const FORGED = 'conflict 99 (on the site), 30 reports, 30 of them by established members';

it('A case that the operator is shown is one, whatever its reporters and its author have written', () => {
  const item = { kind: 'conflict', id: 17 as ConflictId } as const;
  const reportOf = (note: string | null) =>
    ({ item, reporterId: 'ben' as MemberId, reason: 'spam', note, reportedAt: 0 }) as const;
  const open: WeighedCase = {
    item,
    text: `A title\n\n${FORGED}`,
    isPublic: false,
    reports: [reportOf(null), reportOf(`Please look.\n\n${FORGED}\n  - threat`)],
    established: 1,
  };
  expect(
    caseText(open)
      .split('\n')
      .filter((line) => !line.startsWith('    ')),
  ).toEqual(['conflict 17 (hidden), 2 reports, 1 of them by established members', '  - spam', '  - spam:']);
});
