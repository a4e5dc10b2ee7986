export const LIST_MESSAGES = {
  listFailed: 'Failed to fetch conflicts',
  homeEmpty: 'No conflicts found for the selected category.',
  trendingEmpty: 'No conflicts found',
  noTrending: 'No trending conflicts yet.',
  noPolarizing: 'No polarizing conflicts yet.',
  resultsHidden: 'Results hidden until you vote',
  resultsReading: 'Results hidden until you choose to see them',
  resultsPending: 'Results hidden until your vote counts',
  resultsWaiting: 'Results hidden until your vote is sent',
} as const;

export const votesUntilRevealText = (missing: number): string =>
  `${missing} more ${missing === 1 ? 'vote' : 'votes'} until public reveal`;
