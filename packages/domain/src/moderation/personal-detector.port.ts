import type { PersonalKind } from '../names/personal.rule.ts';

/** Returns each kind of personal detail in the text once. Finds no names, because it is not given any to look for. */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
