/** `keep`: don't post, and keep the text as a draft. */
export type WordsVerdict = 'post' | 'keep' | 'discard';
