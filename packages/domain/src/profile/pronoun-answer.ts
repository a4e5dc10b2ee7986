import * as v from 'valibot';
import { PRONOUN_CHOICES, type Pronouns } from '../model/index.ts';
import { type FieldErrors, VALIDATION } from '../wire/index.ts';

export const pronounAnswer = v.object({ choice: v.picklist(['', ...PRONOUN_CHOICES]), custom: v.string() });

export type PronounAnswer = v.InferOutput<typeof pronounAnswer>;

export const toPronouns = ({ choice, custom }: PronounAnswer): Pronouns =>
  choice === 'custom' ? custom.trim() || choice : choice;

export const customPronounsErrors = (answers: Readonly<Record<string, PronounAnswer>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, { choice, custom }]) => choice === 'custom' && custom.trim() === '')
      .map(([field]) => [field, VALIDATION.customPronouns]),
  );

export const toPronounAnswer = (pronouns: Pronouns | null): PronounAnswer => {
  const choice = PRONOUN_CHOICES.find((known) => known === pronouns);
  if (choice) return { choice, custom: '' };
  return pronouns ? { choice: 'custom', custom: pronouns } : { choice: '', custom: '' };
};
