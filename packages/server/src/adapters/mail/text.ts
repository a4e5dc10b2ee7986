export const SIGNATURE = 'TwoSides: get real clarity from real people.';

/** Paragraphs as plain text. */
export const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
