/** What to do with the text. `keep`: leave it unsent. */
export type WordsVerdict = 'post' | 'keep' | 'discard';
