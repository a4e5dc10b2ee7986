/** @typedef {import('@playwright/test').Page} Page */

const FIRST_STATES = [
  { kind: 'vote', state: 'queued', payload: { side: 'his' } },
  {
    kind: 'vote',
    state: 'rejected',
    payload: { side: 'her' },
    lastError: ['suspended', 403, 'Your account is suspended until the end of 30 November'],
  },
  {
    kind: 'comment',
    state: 'rejected',
    payload: { content: 'Let each of you tell one half of it, and swap at the umbrella.' },
    lastError: ['discussion-closed', 409, 'The author has closed this discussion'],
  },
  { kind: 'comment', state: 'needs-login', payload: { content: 'I would take ten coats.' } },
  { kind: 'vote', state: 'queued', payload: { side: 'her' }, lastError: ['internal', 503, null] },
  {
    kind: 'post',
    state: 'queued',
    payload: {
      title: 'She counts my biscuits',
      category: 'household',
      hisSide: 'I bought them. There were twelve, and I have had four since Sunday, which is not a crime.',
      herSide: 'He says four. There were twelve on Sunday and there are two today, and I have had none of them.',
      authorSide: 'his',
      isAnonymous: true,
      avatarId: 'geometric-3',
      pseudonym: 'QuietOtter',
      partnerPseudonym: 'PatientHeron',
      tags: 'biscuits',
    },
  },
  {
    kind: 'update',
    state: 'rejected',
    payload: { ending: 'talked-it-through', votesHelped: 'a-little', text: 'We bought a tin each.', forStories: false },
    lastError: ['too-early', 409, 'You can tell more tomorrow'],
  },
];

export async function fillOutbox(/** @type {Page} */ page) {
  await page.evaluate(async (acts) => {
    const { id: memberId } = /** @type {{ id: string }} */ (await (await fetch('/api/auth/user')).json());
    const { indexedDB } = /** @type {any} */ (globalThis);
    const rows = acts.map((act, n) => {
      const [code, status, message] = act.lastError ?? [];
      const now = Date.now();
      return {
        opId: crypto.randomUUID(),
        memberId,
        queue: act.kind === 'post' ? 0 : n + 1,
        seq: n + 1,
        attempts: 1,
        leaseUntil: null,
        createdAt: now - (n + 1) * 600_000,
        kind: act.kind,
        state: act.state,
        nextAttemptAt: now + 600_000,
        lastError: { status: status ?? 503, code: code ?? null, message: message ?? null, at: now, serverErrors: 1 },
        payload: {
          title: 'He tells the story of how we met, and he tells it wrong',
          ...(act.kind !== 'post' && act.kind !== 'update' && { sideLabels: { her: 'Her side', his: 'His side' } }),
          ...act.payload,
        },
      };
    });
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('twosides');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction('outbox', 'readwrite');
        for (const row of rows) change.objectStore('outbox').put(row);
        change.oncomplete = () => resolve(opening.result.close());
        change.onerror = reject;
      };
    });
  }, FIRST_STATES);
  await page.reload();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

export async function storePendingVote(/** @type {Page} */ page) {
  await page.goto(new URL('/conflict/12', page.url()).href);
  // Before hydration, the button would act as a link.
  await page.waitForLoadState('networkidle');
  await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: /side/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.locator('header a[href="/outbox"]').waitFor();
  await page.goto(new URL('/outbox', page.url()).href);
}
