export const CATEGORIES = [
  { id: 'love', name: 'Love & Romance', emoji: '💗' },
  { id: 'household', name: 'Household Chores', emoji: '🧺' },
  { id: 'communication', name: 'Communication', emoji: '💬' },
  { id: 'money', name: 'Money & Finances', emoji: '💶' },
  { id: 'parenting', name: 'Parenting', emoji: '🧸' },
  { id: 'trust', name: 'Trust & Loyalty', emoji: '🔑' },
  { id: 'time', name: 'Time & Attention', emoji: '⏳' },
  { id: 'social', name: 'Social & Friends', emoji: '🎉' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_IDS: readonly CategoryId[] = CATEGORIES.map((category) => category.id);

export const findCategory = (id: string): Category | null => CATEGORIES.find((category) => category.id === id) ?? null;

const ONBOARDING_IDS: Readonly<Record<string, CategoryId>> = {
  relationship: 'love',
  family: 'parenting',
  work: 'time',
  friends: 'social',
  other: 'communication',
};

export const toCategoryId = (id: string): CategoryId | null =>
  findCategory(id)?.id ?? (Object.hasOwn(ONBOARDING_IDS, id) ? (ONBOARDING_IDS[id] ?? null) : null);

export const CONTENT_NOTES = ['violence', 'abuse', 'self-harm', 'sexual', 'loss', 'substances'] as const;

export type ContentNote = (typeof CONTENT_NOTES)[number];

export const CONTENT_NOTES_MAX = 3;
