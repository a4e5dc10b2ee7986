export const PRONOUN_CHOICES = ['she/her', 'he/him', 'they/them', 'xe/xem', 'prefer-not-to-say', 'custom'] as const;

export type PronounChoice = (typeof PRONOUN_CHOICES)[number];

export type Pronouns = string;

export const CUSTOM_PRONOUNS_MAX = 20;

export const RELATIONSHIP_LABELS = ['partner', 'wife', 'husband', 'ex', 'roommate', 'friend', 'other'] as const;

export type RelationshipLabel = (typeof RELATIONSHIP_LABELS)[number];

export const withPronouns = <T>(record: T): T => {
  if (typeof record !== 'object' || record === null || !('userGender' in record || 'partnerGender' in record))
    return record;
  const { userGender = null, partnerGender = null, ...rest } = record as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    userPronouns: rest.userPronouns ?? userGender,
    partnerPronouns: rest.partnerPronouns ?? partnerGender,
  } as T;
};
