import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import { parseItem, VERDICTS, type Verdict } from '@twosides/domain/model';
import {
  excludeVotes,
  listReports,
  OPERATOR,
  readUnusualVoting,
  restoreVotes,
  settleReports,
} from '@twosides/domain/moderation';
import type { Stores } from './adapters/stores.ts';
import { caseText, unusualVotingText } from './case-text.ts';
import { openStores } from './composition/compose-stores.ts';
import { readConfig } from './composition/config.ts';

const USAGE = `Usage:
  npm run moderate                                  lists open reports and unusual voting
  npm run moderate -- keep conflict 17              closes its reports and shows it for good
  npm run moderate -- collapse comment 0190…        closes its reports and hides it behind a notice
  npm run moderate -- remove comment 0190…          closes its reports and removes it from the site
  npm run moderate -- remove update 17.2            removes the second update of conflict 17
  npm run moderate -- care conflict 17              closes its reports and pauses voting on it
  npm run moderate -- seen 17                       closes the case of unusual voting on conflict 17 for a week
  npm run moderate -- exclude 17 Rk3vT9xQ 'why'     excludes newcomers’ votes on conflict 17 from that network
  npm run moderate -- restore 17 'why'              counts all votes on conflict 17 again
  npm run moderate -- appoint NICKNAME              lets a member moderate at /moderation
  npm run moderate -- dismiss NICKNAME              removes a member as a moderator`;

const moderate = async ([verdict, kind, id, ...rest]: readonly string[]) => {
  const config = readConfig(process.env);
  const stores = await openStores(config);
  try {
    if (verdict === undefined) {
      const list = listReports({ ...stores, clock: Date.now, established: config.established });
      for (const open of await list(50)) console.log(`${caseText(open)}\n`);
      const unusual = readUnusualVoting({ ...stores, clock: Date.now });
      for (const open of await unusual()) console.log(`${unusualVotingText(open)}\n`);
      return;
    }
    if (verdict === 'seen') {
      const conflict = parseConflictId(kind ?? '');
      if (conflict === null) throw new Error(USAGE);
      const wasOpen = await stores.unusualVoting.settle(conflict, Date.now());
      console.log(wasOpen ? 'Closed.' : 'Nothing was open.');
      return;
    }
    if (verdict === 'exclude' || verdict === 'restore') {
      const conflict = parseConflictId(kind ?? '');
      const [beginning, facts] = verdict === 'exclude' ? [id, rest[0]] : ['', id];
      if (conflict === null || !beginning === (verdict === 'exclude') || !facts) throw new Error(USAGE);
      console.log(await moveVotes(stores, verdict, conflict, beginning ?? '', facts));
      return;
    }
    if (verdict === 'appoint' || verdict === 'dismiss') {
      const member = kind === undefined ? null : await stores.profiles.find(kind);
      if (member === null) throw new Error('No member has that nickname.');
      await stores.moderation[verdict](member.id);
      console.log(`${member.userNickname}: ${verdict === 'appoint' ? 'now a moderator' : 'no longer a moderator'}.`);
      return;
    }
    const item = parseItem(kind ?? '', id ?? '');
    if (item === null || !isVerdict(verdict)) throw new Error(USAGE);
    const settle = settleReports({ reports: stores.reports, clock: Date.now });
    console.log(`${await settle(item, verdict)} reports closed.`);
  } finally {
    await stores.close();
  }
};

const moveVotes = async (
  stores: Stores,
  act: 'exclude' | 'restore',
  conflict: ConflictId,
  beginning: string,
  facts: string,
): Promise<string> => {
  const needs = { excluded: stores.excluded, clock: Date.now };
  if (act === 'restore') {
    const moved = await restoreVotes(needs)(OPERATOR, conflict, { facts });
    return moved.ok ? `${moved.value} votes count again.` : 'No votes are excluded.';
  }
  const groups = await stores.excluded.listGroups(conflict, 100);
  const networks = groups.map(({ network }) => network).filter((network) => network.startsWith(beginning));
  const moved = await excludeVotes(needs)(OPERATOR, conflict, { networks, facts });
  return moved.ok ? `${moved.value} votes are excluded.` : 'There are no votes from that network to exclude.';
};

const isVerdict = (text: string): text is Verdict => text !== 'note' && (VERDICTS as readonly string[]).includes(text);

moderate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
