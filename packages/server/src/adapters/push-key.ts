/** Under which the database stores the public key of subscriptions. */
export const PUSH_KEY = 'push-key';
