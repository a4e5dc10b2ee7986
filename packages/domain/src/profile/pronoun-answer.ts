import * as v from 'valibot';
import { PRONOUN_CHOICES, type Pronouns } from '../model/pronouns.ts';

/** Pronouns as a form holds them: a choice ('' before one is made), and the text that may complete `custom`. */
export const pronounAnswer = v.object({ choice: v.picklist(['', ...PRONOUN_CHOICES]), custom: v.string() });

export type PronounAnswer = v.InferOutput<typeof pronounAnswer>;

/** @returns '' as long as nothing is said */
export const toPronouns = ({ choice, custom }: PronounAnswer): Pronouns =>
  choice === 'custom' ? custom.trim() || choice : choice;

/** What a form shows for stored pronouns: those that are no choice were a text of the member's own. */
export const toPronounAnswer = (pronouns: Pronouns | null): PronounAnswer => {
  const choice = PRONOUN_CHOICES.find((known) => known === pronouns);
  if (choice) return { choice, custom: '' };
  return pronouns ? { choice: 'custom', custom: pronouns } : { choice: '', custom: '' };
};
