export const SIDES = ['her', 'his'] as const;

/** Couples with other pronouns keep these keys and get other labels. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');
