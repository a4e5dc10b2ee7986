/** What the writer decided about the text. `keep`: keep it as a draft. */
export type WordsVerdict = 'post' | 'keep' | 'discard';
