export const LIST_MESSAGES = {
  listFailed: 'Failed to fetch conflicts',
  resultsHidden: 'Results hidden until you vote',
  resultsHiddenFromAuthor: 'Results hidden until you vote. You can vote on your own conflict, too.',
  resultsReading: 'Results hidden until you choose to see them',
  resultsPending: 'Results hidden until your vote counts',
  resultsWaiting: 'Results hidden until your vote is sent',
} as const;

export const votesUntilRevealText = (missing: number): string =>
  `${missing} more ${missing === 1 ? 'vote' : 'votes'} until public reveal`;
