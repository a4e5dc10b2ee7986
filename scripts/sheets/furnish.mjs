import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../lib/run.mjs';

const DAY = 86_400_000;
const server = join(root, 'packages', 'server', 'src');

export const CONFLICTS = {
  hidden: 12,
  revealed: 23,
  anonymous: 11,
  silent: 32,
  collapsed: 21,
  noted: 27,
  ended: 6,
  closed: 26,
  unusual: 19,
  helped: 15,
};

export async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'twosides-sheets-'));
  const origin = `http://localhost:${await freePort()}`;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: new URL(origin).port,
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    EMAIL_VERIFICATION: 'later',
    OPERATOR_NAME: 'Ada Example',
    CONTACT_EMAIL: 'ada@example.org',
    GOOGLE_CLIENT_ID: 'sheets',
    GOOGLE_CLIENT_SECRET: 'sheets',
  };
  const seeded = spawnSync(process.execPath, [join(server, 'seed.ts')], { env, cwd: root, stdio: 'inherit' });
  if (seeded.status !== 0) throw new Error('The samples could not be put in.');
  const child = fork(join(server, 'test-support', 'main-for-tests.ts'), { env, cwd: root });
  for (let tries = 0; !(await fetch(`${origin}/readyz`).catch(() => null))?.ok; tries += 1) {
    if (tries > 300) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const database = new DatabaseSync(join(dataDir, 'twosides.sqlite'), { timeout: 5_000 });
  let serial = 0;

  async function makeMember(/** @type {string} */ nickname, /** @type {string | null} */ shown = nickname) {
    serial += 1;
    child.send({ serial, email: `${nickname.toLowerCase()}@example.org`, nickname: shown });
    const [answer] = await once(child, 'message');
    if (answer.problem) throw new Error(answer.problem);
    return answer.signInSecret;
  }

  async function stop() {
    database.close();
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
  return { origin, makeMember, database, stop };
}

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */
/** @typedef {import('@playwright/test').BrowserContext} Context */

export function furnishConflicts(/** @type {Site} */ { database }) {
  const now = Date.now();
  const set = (/** @type {number} */ id, /** @type {string} */ what) =>
    database.exec(`UPDATE conflicts SET ${what} WHERE id = ${id}`);
  set(CONFLICTS.collapsed, `review = 'collapsed-by-reports'`);
  set(CONFLICTS.noted, `content_notes = '["violence","loss"]'`);
  set(CONFLICTS.closed, 'is_closed = 1');
  set(CONFLICTS.helped, `care = '{"authorPause":null,"isPaused":false,"notes":[],"showsHelp":true}'`);
  set(CONFLICTS.unusual, `unusual_on = ${now - (now % DAY)}`);
  set(CONFLICTS.ended, `submitted_at = submitted_at - ${40 * DAY}`);
  tell(database, CONFLICTS.ended, [
    ['still-open', 'We bought a second blanket, and argue about the window now.', 21],
    ['talked-it-through', 'Twenty in the evening, eighteen at night. It was never about degrees.', 4],
  ]);
  tell(database, 2, [['agreed-to-differ', 'I bought two of them back. She laughed, and so did I.', 3]]);
  tell(database, 4, [['parted', 'We sold the flat in March. It is better so.', 2]]);
}

/** @param {DatabaseSync} database @param {number} id @param {[string, string, number][]} updates */
function tell(database, id, updates) {
  const now = Date.now();
  database.exec(`DELETE FROM updates WHERE conflict_id = ${id}`);
  for (const [index, [ending, text, ago]] of updates.entries())
    database
      .prepare(
        `INSERT INTO updates (conflict_id, number, ending, votes_helped, text, notified_at, saw_split, for_stories)
          VALUES (?, ?, ?, ?, ?, ?, 0, 1)`,
      )
      .run(id, index + 1, ending, 'a-little', text, now - ago * DAY);
  const last = now - (updates.at(-1)?.[2] ?? 0) * DAY;
  database
    .prepare(
      `UPDATE conflicts SET update_count = ?, notified_at = ?, ended_at = ?, votes_helped = 'a-little' WHERE id = ?`,
    )
    .run(updates.length, last, last, id);
}

export async function furnishMembers(/** @type {Site} */ site, /** @type {Record<string, Context>} */ people) {
  const { database, origin } = site;
  const { lotte, mona, torben, quinn } = /** @type {Record<'lotte' | 'mona' | 'torben' | 'quinn', Context>} */ (people);
  const send = sender(origin);
  for (const [id, side] of Object.entries({ 6: 'her', 23: 'his', 19: 'her', 12: 'his', 18: 'her', 3: 'her' }))
    await send(lotte, `/api/conflicts/${id}/vote`, { side });
  await send(lotte, '/api/conflicts/14/vote', { side: 'his', readFirst: true });
  const own = [];
  for (const [title, category] of [
    ['He answers mails at dinner', 'household'],
    ['Whose turn is it to call the plumber?', 'household'],
    ['She plans our weekends without me', 'love'],
  ]) {
    const posted = await send(lotte, '/api/conflicts', { title, category, hisSide: HIS, herSide: HERS });
    own.push(Number(/\d+/.exec(posted.path)?.[0]));
  }
  const [mails, plumber] = /** @type {[number, number, number]} */ (own);
  for (const [id, content] of /** @type {const} */ ([
    [CONFLICTS.hidden, 'Both of them tell it for the listener. Let each tell one half of it.'],
    [mails, 'Thank you all, I put the phone into the drawer now.'],
  ]))
    await send(lotte, `/api/conflicts/${id}/comments`, { content });
  const rude = await send(torben, `/api/conflicts/${mails}/comments`, { content: 'He is rude, and so are you.' });
  await send(torben, `/api/conflicts/${plumber}/vote`, { side: 'his' });
  await send(lotte, '/api/user/Torben/mute', {});
  await send(lotte, '/api/user/Henrik/block', {});
  await send(lotte, `/api/comments/${rude.comment.id}/report`, { reason: 'abuse', note: 'He insults me.' });
  await send(mona, `/api/conflicts/${CONFLICTS.collapsed}/report`, { reason: 'identifies-someone', note: null });
  await send(torben, `/api/conflicts/${plumber}/report`, { reason: 'spam', note: 'An advertisement?' });
  for (const title of ['He folds my shirts his way', 'She says my chair is hers']) {
    const posted = await send(lotte, '/api/conflicts', { title, category: 'household', hisSide: HIS, herSide: HERS });
    own.push(Number(/\d+/.exec(posted.path)?.[0]));
  }
  const [, , , fresh, resting] = /** @type {[number, number, number, number, number]} */ (own);
  await send(lotte, `/api/conflicts/${resting}/rest`, {});
  database.exec(`UPDATE conflicts SET submitted_at = submitted_at - ${10 * DAY}, total_votes = 41, her_votes = 30,
    his_votes = 11 WHERE id = ${mails}`);
  database.prepare('INSERT INTO moderators SELECT id FROM users WHERE user_nickname = ?').run('Mona');
  await send(mona, `/api/moderation/cases/conflict-${plumber}/claim`, {});
  await send(mona, `/api/moderation/cases/conflict-${plumber}/decision`, {
    verdict: 'collapse',
    ground: 'spam',
    facts: 'It names a plumber and his number twice.',
    suspension: null,
  });
  await send(lotte, `/api/conflicts/${CONFLICTS.closed}/report`, { reason: 'hate', note: null });
  await send(mona, `/api/moderation/cases/comment-${rude.comment.id}/claim`, {});
  await send(mona, `/api/moderation/cases/comment-${rude.comment.id}/decision`, {
    verdict: 'collapse',
    ground: 'abuse',
    facts: 'It calls the author rude, and everyone who reads it.',
    suspension: '7',
  });
  const [statement] = await (await torben.request.get(`${origin}/api/statements`)).json();
  await send(torben, `/api/statements/${statement.id}/appeal`, { words: 'I said it of his manners, not of him.' });
  const claimed = await send(lotte, `/api/conflicts/${CONFLICTS.hidden}/comments`, {
    content: 'Leave him, all of you.',
  });
  await send(mona, `/api/comments/${claimed.comment.id}/report`, { reason: 'abuse', note: null });
  await send(mona, `/api/moderation/cases/conflict-${CONFLICTS.collapsed}/claim`, {}).catch(() => {});
  await excludeVotes(site, mona);
  for (const { id } of await (await quinn.request.get(`${origin}/api/today`)).json())
    await send(quinn, `/api/conflicts/${id}/vote`, { side: 'her' });
  return { mails, plumber, fresh, resting, report: await reportAsVisitor(origin, CONFLICTS.closed) };
}

async function excludeVotes(/** @type {Site} */ { database, origin }, /** @type {Context} */ mona) {
  for (const [network, count] of /** @type {const} */ ([
    ['one', 7],
    ['two', 5],
  ]))
    database
      .prepare(
        `UPDATE votes SET network = ?, established = 0 WHERE (conflict_id, mailbox_id) IN
          (SELECT conflict_id, mailbox_id FROM votes WHERE conflict_id = ? AND network IS NULL ORDER BY voted_at LIMIT ?)`,
      )
      .run(network, CONFLICTS.unusual, count);
  await sender(origin)(mona, `/api/moderation/voting/${CONFLICTS.unusual}/exclude`, {
    networks: ['one'],
    facts: 'Seven new accounts within the hour, all from one place.',
  });
}

async function reportAsVisitor(/** @type {string} */ origin, /** @type {number} */ id) {
  const answer = await fetch(`${origin}/api/reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ about: `/conflict/${id}`, reason: 'identifies-someone', note: 'My name is in it.' }),
  });
  const { token } = /** @type {{ token?: string }} */ (await answer.json());
  return token ?? '';
}

export const sender =
  (/** @type {string} */ origin) =>
  async (/** @type {Context} */ context, /** @type {string} */ path, /** @type {unknown} */ data) => {
    const answer = await context.request.post(`${origin}${path}`, { data, headers: { Origin: origin } });
    const told = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${JSON.stringify(told)}`);
    return told;
  };

const HERS =
  'He puts the phone beside his plate, face down, and turns it over whenever it hums. I talk to the top of his head.';
const HIS =
  'Ten minutes of answers at seven save me an hour at ten. She wants an evening with me, and this is how there is one.';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}
