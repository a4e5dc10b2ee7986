import { ask } from '../../../ui/overlay/ask.ts';
import type { WordsVerdict } from '../submit/submit-machine.ts';

/** If the check's code can't be loaded, the answer is `post`. */
export function createWordsCheck(): (parts: readonly string[]) => Promise<WordsVerdict> {
  let acknowledged = '';
  return async (parts) => {
    const text = parts.join('\n');
    const check = await load();
    const dangers = check?.findDangers(text) ?? [];
    if (check === null || dangers.length === 0 || text === acknowledged) return 'post';
    const verdict = (await ask(check.DangerSheet, { dangers })) ?? 'keep';
    if (verdict === 'post') acknowledged = text;
    return verdict;
  };
}

async function load() {
  try {
    const [{ findDangers }, { DangerSheet }] = await Promise.all([
      import('./danger/find-dangers.ts'),
      import('./DangerSheet.tsx'),
    ]);
    return { findDangers, DangerSheet };
  } catch {
    return null;
  }
}
