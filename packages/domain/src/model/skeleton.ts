/**
 * What a text looks like: two texts that can be mistaken for each other have one skeleton (UTS 39), also in other
 * letter cases.
 */
export type SkeletonOf = (text: string) => string;
