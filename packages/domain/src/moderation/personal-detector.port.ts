import type { PersonalKind } from '../names/personal.rule.ts';

/**
 * Which kinds of details in a text may tell who somebody is, each once. It knows the text alone, and nobody's name.
 */
export type PersonalDetector = (text: string) => readonly PersonalKind[];
