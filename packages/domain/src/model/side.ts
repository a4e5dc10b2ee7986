export const SIDES = ['her', 'his'] as const;

/** The two accounts. Couples with other pronouns keep the keys and get other labels. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');
