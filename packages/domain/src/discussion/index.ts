export * from './add-comment.ts';
export * from './comment.view.ts';
export * from './comment-store.port.ts';
export * from './delete-comment.ts';
export * from './deleted-comment.rule.ts';
export * from './discussion.api.ts';
export * from './discussion-level.rule.ts';
export * from './mark-helpful.ts';
