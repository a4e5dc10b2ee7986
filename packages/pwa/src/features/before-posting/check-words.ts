import { ask } from '../../ui/overlay/ask.ts';
import type { WordsVerdict } from './verdict.rule.ts';

/**
 * Before something is posted: where its words tell of danger, help comes first, and the writer decides. It happens on
 * the device. Where the check cannot be had, nothing is held up.
 * @returns the check of one form, which asks about the same words no second time once they were to be posted
 */
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
      import('./danger/find-dangers-en.ts'),
      import('./DangerSheet.tsx'),
    ]);
    return { findDangers, DangerSheet };
  } catch {
    return null;
  }
}
