/** What a visitor was about to do. */
export type PromptContext = 'vote' | 'comment' | 'submit' | 'general';

export const PROMPT_COPY: Readonly<
  Record<PromptContext, { readonly heading: string; readonly button: string; readonly text: string }>
> = {
  vote: { heading: 'Quick vote?', button: 'Vote Now', text: "Your vote counts once you've signed up. It's free." },
  comment: {
    heading: 'Share advice?',
    button: 'Share Wisdom',
    text: "What you've written stays here until you're back.",
  },
  submit: {
    heading: 'Share your conflict?',
    button: 'Post Conflict',
    text: "Sign up to tell both sides. It's free.",
  },
  general: { heading: 'Join in?', button: 'Start Helping', text: "Vote, comment and tell your own side. It's free." },
};
