import { parseCommentId, parseConflictId } from '@twosides/domain/kernel';
import { type ReportedItem, VERDICTS, type Verdict } from '@twosides/domain/model';
import { listReports, settleReports } from '@twosides/domain/moderation';
import { caseText, unusualVotingText } from './case-text.ts';
import { openStores } from './composition/compose-stores.ts';
import { readConfig } from './composition/config.ts';

const USAGE = `Usage:
  npm run moderate                                    lists what has been reported
  npm run moderate -- keep conflict 17                closes its reports; unfolds it, and they never fold it again
  npm run moderate -- fold comment 0190…              closes its reports and folds it behind a notice
  npm run moderate -- remove comment 0190…            closes its reports and takes it off the site
  npm run moderate -- seen 17                         unusual voting on conflict 17 was looked at, and rests for a week
  npm run moderate -- appoint NICKNAME                lets a member moderate at /moderation
  npm run moderate -- dismiss NICKNAME                ends that`;

/** The operator's view on reports. */
const moderate = async ([verdict, kind, id]: readonly string[]) => {
  const config = readConfig(process.env);
  const stores = await openStores(config);
  try {
    if (verdict === undefined) {
      const list = listReports({ ...stores, clock: Date.now, established: config.established });
      for (const open of await list(50)) console.log(`${caseText(open)}\n`);
      for (const open of await stores.unusualVoting.listOpen(50)) console.log(`${unusualVotingText(open)}\n`);
      return;
    }
    if (verdict === 'seen') {
      const conflict = parseConflictId(kind ?? '');
      if (conflict === null) throw new Error(USAGE);
      const waited = await stores.unusualVoting.settle(conflict, Date.now());
      console.log(waited ? 'Looked at.' : 'Nothing waited.');
      return;
    }
    if (verdict === 'appoint' || verdict === 'dismiss') {
      const member = kind === undefined ? null : await stores.profiles.find(kind);
      if (member === null) throw new Error('There is no member of that nickname.');
      await stores.moderation[verdict](member.id);
      console.log(`${member.userNickname}: ${verdict === 'appoint' ? 'moderates from now on' : 'moderates no more'}.`);
      return;
    }
    const item = toItem(kind, id);
    if (item === null || !isVerdict(verdict)) throw new Error(USAGE);
    const settle = settleReports({ reports: stores.reports, clock: Date.now });
    console.log(`${await settle(item, verdict)} reports closed.`);
  } finally {
    await stores.close();
  }
};

const isVerdict = (text: string): text is Verdict => (VERDICTS as readonly string[]).includes(text);

const toItem = (kind = '', id = ''): ReportedItem | null => {
  const conflict = kind === 'conflict' ? parseConflictId(id) : null;
  const comment = kind === 'comment' ? parseCommentId(id) : null;
  if (conflict !== null) return { kind: 'conflict', id: conflict };
  return comment === null ? null : { kind: 'comment', id: comment };
};

moderate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
