/** Whether a URL's `hostname` always names the machine itself: localhost or a loopback address. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname);
