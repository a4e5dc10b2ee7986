import type { ReactNode } from 'react';

export type InfoSection = {
  /** The anchor of its heading: others link to `/help#change-vote`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};
