export const PUSH_KEY = 'push-key';
