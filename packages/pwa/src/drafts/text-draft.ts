import type { ParseDraft } from './draft-storage.ts';

/** For a form of one text. */
export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);
