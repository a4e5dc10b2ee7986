import type { PersonalKind } from '../names/personal.rule.ts';

/** Returns each kind of personal detail in the text once. Does not look for names, because it does not know any. */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
