export const SIDES = ['her', 'his'] as const;

/** The two accounts of a conflict. For couples of other pronouns the keys stay; the labels change. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');
