export const isThisMachine = (hostname: string): boolean =>
  hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname);
