/** Where a question that was begun elsewhere waits for the form. */
export const PENDING_KEY = 'pending-question';
