/** Under which name a database keeps the public key that browsers have subscribed under. */
export const PUSH_KEY = 'push-key';
