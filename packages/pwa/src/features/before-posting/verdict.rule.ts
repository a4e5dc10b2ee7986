/** What is to become of a text that speaks of danger: `keep` leaves it where it is, unsent. */
export type WordsVerdict = 'post' | 'keep' | 'discard';
