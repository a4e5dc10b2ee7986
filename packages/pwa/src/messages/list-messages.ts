import type { ConflictView } from '@twosides/domain/reading';
export const LIST_MESSAGES = {
  listFailed: 'Failed to fetch conflicts',
  resultsHidden: 'Results hidden until you vote',
  resultsHiddenFromAuthor: 'Results hidden until you vote. You can vote on your own conflict, too.',
  resultsReading: 'Results hidden until you choose to see them',
  resultsPending: 'Results hidden until your vote counts',
  resultsWaiting: 'Results hidden until your vote is sent',
} as const;

/** @param isPressed whether the reader's vote waits for them to sign up */
export function hiddenResultText({ isAuthor, isReadingFirst }: Viewed, isPressed: boolean): string {
  if (isPressed) return LIST_MESSAGES.resultsPending;
  if (isReadingFirst) return LIST_MESSAGES.resultsReading;
  return isAuthor ? LIST_MESSAGES.resultsHiddenFromAuthor : LIST_MESSAGES.resultsHidden;
}

type Viewed = Pick<ConflictView, 'isAuthor' | 'isReadingFirst'>;

export const votesUntilRevealText = (missing: number): string =>
  `${missing} more ${missing === 1 ? 'vote' : 'votes'} until public reveal`;
