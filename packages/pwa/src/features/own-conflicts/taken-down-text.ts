import type { TakenDownBy } from '@twosides/domain/model';

/** Why a conflict is not on the site, to its author. */
export const TAKEN_DOWN_TEXT: Readonly<Record<TakenDownBy, string>> = {
  author: 'You took this down.',
  operator: 'Taken off the site by the operator.',
};
