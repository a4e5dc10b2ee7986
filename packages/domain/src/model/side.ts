export const SIDES = ['her', 'his'] as const;

/** Couples with other pronouns have the same two sides, under other labels. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');
