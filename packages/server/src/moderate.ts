import { parseConflictId } from '@twosides/domain/kernel';
import type { EstablishedRule } from '@twosides/domain/mailbox-keys';
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

/** @throws Error with the usage for anything else */
const answerTo = async (
  stores: Stores,
  established: EstablishedRule,
  [act, subject = '', detail = '', reason = '']: readonly string[],
): Promise<string> => {
  const needs = { ...stores, clock: Date.now };
  if (act === undefined) {
    const reports = await listReports({ ...needs, established })(50);
    const unusual = await readUnusualVoting(needs)();
    return [...reports.map(caseText), ...unusual.map(unusualVotingText)].map((text) => `${text}\n`).join('\n');
  }
  const conflict = parseConflictId(subject);
  if (act === 'seen' && conflict !== null)
    return (await stores.unusualVoting.settle(conflict, Date.now())) ? 'Closed.' : 'Nothing was open.';
  if (act === 'exclude' && conflict !== null && detail && reason) {
    const groups = await stores.excluded.listGroups(conflict, 100);
    const networks = groups.map(({ network }) => network).filter((network) => network.startsWith(detail));
    const moved = await excludeVotes(needs)(OPERATOR, conflict, { networks, facts: reason });
    return moved.ok ? `${moved.value} votes are excluded.` : 'There are no votes from that network to exclude.';
  }
  if (act === 'restore' && conflict !== null && detail) {
    const moved = await restoreVotes(needs)(OPERATOR, conflict, { facts: detail });
    return moved.ok ? `${moved.value} votes count again.` : 'No votes are excluded.';
  }
  if (act === 'appoint' || act === 'dismiss') {
    const member = subject === '' ? null : await stores.profiles.find(subject);
    if (member === null) throw new Error('No member has that nickname.');
    await stores.moderation[act](member.id);
    return `${member.userNickname}: ${act === 'appoint' ? 'now a moderator' : 'no longer a moderator'}.`;
  }
  const item = parseItem(subject, detail);
  if (item === null || !isVerdict(act)) throw new Error(USAGE);
  return `${await settleReports(needs)(item, act)} reports closed.`;
};

const isVerdict = (text: string): text is Verdict => text !== 'note' && (VERDICTS as readonly string[]).includes(text);

const moderate = async (command: readonly string[]) => {
  const config = readConfig(process.env);
  const stores = await openStores(config);
  try {
    const answer = await answerTo(stores, config.established, command);
    if (answer !== '') console.log(answer);
  } finally {
    await stores.close();
  }
};

moderate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
