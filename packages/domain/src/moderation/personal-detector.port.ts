import type { PersonalKind } from '../names/personal.rule.ts';

/** Finds each kind of personal detail once. Is not given any names to look for. */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
