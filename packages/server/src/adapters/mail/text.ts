import type { OperatorView } from '@twosides/domain/reading';

export type MailText = {
  readonly subject: string;
  readonly text: string;
  /** The same once more, for mails that are more than a few lines. */
  readonly html?: string;
  /** Where one click ends such mails. */
  readonly unsubscribeUrl?: string;
};

/** The foot of every mail: whose it is, and where to write, a line each. */
export const signatureOf = ({ name, email }: OperatorView): readonly string[] => {
  const operator = [name && `Run by ${name}.`, email && `Write to us: ${email}`].filter(Boolean).join(' ');
  return ['TwoSides: get real clarity from real people.', ...(operator ? [operator] : [])];
};

/** Paragraphs as plain text. */
export const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** @param token what the unsubscribe page and the one-click address take */
export const unsubscribeUrlOf = (token: string, publicOrigin: string): string =>
  `${publicOrigin}/unsubscribe?token=${token}`;
