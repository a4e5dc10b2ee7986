import type { PersonalKind } from '../names/personal.rule.ts';

/** Finds the kinds of personal details in a text, each once. Knows no names. */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
