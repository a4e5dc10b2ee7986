import type { OperatorView } from '@twosides/domain/reading';

export type MailText = {
  readonly subject: string;
  readonly text: string;
  /** HTML version, for longer mails. */
  readonly html?: string;
  /** One-click unsubscribe URL. */
  readonly unsubscribeUrl?: string;
};

/** The operator's name and address, one line each. */
export const signatureOf = ({ name, email }: OperatorView): readonly string[] => {
  const operator = [name && `Run by ${name}.`, email && `Write to us: ${email}`].filter(Boolean).join(' ');
  return ['TwoSides: get real clarity from real people.', ...(operator ? [operator] : [])];
};

export const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** @param token for the unsubscribe page and the one-click URL */
export const unsubscribeUrlOf = (token: string, publicOrigin: string): string =>
  `${publicOrigin}/unsubscribe?token=${token}`;
