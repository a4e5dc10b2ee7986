export type DiscussionLevel = 'Very High' | 'High' | 'Medium' | 'Low';

/** By the number of comments: more than 10, more than 5, more than 2, else Low. */
export const discussionLevel = (commentCount: number): DiscussionLevel => {
  if (commentCount > 10) return 'Very High';
  if (commentCount > 5) return 'High';
  return commentCount > 2 ? 'Medium' : 'Low';
};
