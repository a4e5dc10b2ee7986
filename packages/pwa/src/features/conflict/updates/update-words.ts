import type { Ending, VotesHelped } from '@twosides/domain/model';

export const OUTCOME_LABELS: Readonly<Record<Ending, string>> = {
  'talked-it-through': 'We talked it through',
  'agreed-to-differ': 'We agreed to disagree',
  'still-open': 'Still open',
  parted: 'We broke up',
  'rather-not-say': 'Rather not say',
};

export const OUTCOME_TITLES: Readonly<Record<Ending, string>> = {
  'talked-it-through': 'They talked it through',
  'agreed-to-differ': 'They agreed to disagree',
  'still-open': 'Still open',
  parted: 'They broke up',
  'rather-not-say': 'An update',
};

export const HELPED_LABELS: Readonly<Record<VotesHelped, string>> = {
  yes: 'Yes',
  'a-little': 'A little',
  no: 'No',
  'made-it-worse': 'Made it worse',
};
