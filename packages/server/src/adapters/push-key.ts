/** The name under which the database stores the public key of all push subscriptions. */
export const PUSH_KEY = 'push-key';
