/** Toast texts for votes, comments and links. */
export const TOASTS = {
  voteRecorded: { title: 'Vote recorded!', description: 'Thank you for your input.' },
  voteFailed: { title: 'Vote failed', description: 'Unable to submit your vote.' },
  commentAdded: { title: 'Comment added!', description: 'Your thoughts have been shared.' },
  commentWaits: { title: 'Comment sent', description: "It'll show up once someone approves it." },
  commentFailed: { title: 'Comment failed', description: 'Unable to add your comment.' },
  savedForNow: { title: 'Saved. Will be sent in a moment', description: undefined },
  savedForLater: { title: 'Saved. Will be sent when you are back online', description: undefined },
  outboxSent: { title: 'Everything has been sent', description: undefined },
  helpfulFailed: { title: 'Not saved', description: 'Unable to mark this comment as helpful.' },
  linkCopied: { title: 'Link copied!', description: undefined },
  embedCopied: { title: 'Code copied!', description: 'Paste it into the page that should show the conflict.' },
  pictureSaved: { title: 'Picture saved', description: "You'll find it in your downloads." },
  pictureFailed: { title: "The picture couldn't be made", description: 'Please try again.' },
  linkCopyFailed: { title: 'Failed to copy', description: 'Please copy the link manually.' },
} as const;
