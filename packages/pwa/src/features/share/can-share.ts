/** Whether the device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';
