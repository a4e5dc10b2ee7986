import type { OperatorView } from '@twosides/domain/reading';
import { shownEmail } from '@twosides/domain/wire';

export type MailText = {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly unsubscribeUrl?: string;
};

export const signatureOf = ({ name, email }: OperatorView): readonly string[] => {
  const operator = [name && `Run by ${name}.`, email && `Write to us: ${shownEmail(email)}`].filter(Boolean).join(' ');
  return ['TwoSides: get real clarity from real people.', ...(operator ? [operator] : [])];
};

export const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

export const unsubscribeUrlOf = (token: string, publicOrigin: string): string =>
  `${publicOrigin}/unsubscribe?token=${token}`;
