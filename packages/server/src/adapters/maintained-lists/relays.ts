/** Relay addresses are permanent, so they do not count as throwaway, although blocklists include most relays. */
export const RELAYS: ReadonlySet<string> = new Set([
  ...['privaterelay.appleid.com', 'icloud.com', 'mozmail.com', 'relay.firefox.com', 'duck.com'],
  ...['simplelogin.com', 'simplelogin.co', 'simplelogin.fr', 'slmail.me', 'slmails.com', 'aleeas.com'],
  ...['8alias.com', '8shield.net', 'dralias.com', 'silomails.com'],
  ...['addy.io', 'anonaddy.com', 'anonaddy.me', 'addymail.com', 'passmail.net', 'passinbox.com', 'passfwd.com'],
]);
