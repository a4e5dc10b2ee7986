/** What is said of a vote that the server does not have. */
export const KEPT_WORDS = { waiting: 'saved, not sent yet', rejected: 'not accepted' } as const;
