import type { ReactNode } from 'react';

export type InfoSection = {
  /** The heading's anchor, e.g. `change-vote`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};
