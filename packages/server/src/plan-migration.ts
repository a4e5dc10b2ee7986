import { planMigration } from './composition/compose-stores.ts';
import { readConfig } from './composition/config.ts';

/** What the next start would do to the votes that are there; it changes nothing. */
const plan = await planMigration(readConfig(process.env));
process.stdout.write(
  plan === null
    ? 'Every mailbox has its voice already: the next start moves no votes.\n'
    : `${plan.members} verified members speak from ${plan.voices} mailboxes; ${plan.sharedMailboxes} mailboxes have several accounts. ` +
        `${plan.votesCountedOut} votes would be counted out, the later ones of a mailbox on a conflict. Public results stay public.\n`,
);
