import type { PersonalKind } from '../names/personal.rule.ts';

/** Finds the kinds of personal details in a text, each once. Is not given any names to look for. */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
