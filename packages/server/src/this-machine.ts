/** Whether a host's name, as URLs have it, is this machine's own to itself. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname);
