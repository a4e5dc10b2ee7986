/** What a visitor was about to do. */
export type PromptContext = 'vote' | 'comment' | 'submit' | 'general';

export const PROMPT_COPY: Readonly<
  Record<PromptContext, { readonly heading: string; readonly button: string; readonly text: string }>
> = {
  vote: { heading: 'Quick vote?', button: 'Vote Now', text: 'Your side counts once you have joined. It is free.' },
  comment: {
    heading: 'Share advice?',
    button: 'Share Wisdom',
    text: 'What you have written stays here until you are back.',
  },
  submit: {
    heading: 'Share your conflict?',
    button: 'Post Conflict',
    text: 'Join to put both sides on the table. It is free.',
  },
  general: { heading: 'Join in?', button: 'Start Helping', text: 'Vote, comment and tell your own side. It is free.' },
};
