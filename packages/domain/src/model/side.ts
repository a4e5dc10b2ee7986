export const SIDES = ['her', 'his'] as const;

/** Couples with other pronouns use the same keys, but their own labels. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');
