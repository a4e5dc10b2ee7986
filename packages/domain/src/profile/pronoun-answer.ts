import * as v from 'valibot';
import { PRONOUN_CHOICES, type Pronouns } from '../model/index.ts';

export const pronounAnswer = v.object({ choice: v.picklist(['', ...PRONOUN_CHOICES]), custom: v.string() });

export type PronounAnswer = v.InferOutput<typeof pronounAnswer>;

export const toPronouns = ({ choice, custom }: PronounAnswer): Pronouns =>
  choice === 'custom' ? custom.trim() || choice : choice;

export const toPronounAnswer = (pronouns: Pronouns | null): PronounAnswer => {
  const choice = PRONOUN_CHOICES.find((known) => known === pronouns);
  if (choice) return { choice, custom: '' };
  return pronouns ? { choice: 'custom', custom: pronouns } : { choice: '', custom: '' };
};
