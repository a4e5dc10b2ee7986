import type { PersonalKind } from '../names/personal.rule.ts';

export type PersonalDetector = (text: string) => readonly PersonalKind[];
