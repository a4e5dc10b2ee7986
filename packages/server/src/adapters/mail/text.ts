export const SIGNATURE = 'TwoSides: get real clarity from real people.';

/** Paragraphs as plain text. */
export const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** @param token what the unsubscribe page and the one-click address take */
export const unsubscribeUrlOf = (token: string, publicOrigin: string): string =>
  `${publicOrigin}/unsubscribe?token=${token}`;
