/**
 * Apple's, Firefox's, SimpleLogin's, DuckDuckGo's, addy.io's and Proton's: an address behind them is kept, and leads to
 * nobody. The list of throw-away mailboxes names most of them.
 */
export const RELAYS: ReadonlySet<string> = new Set([
  ...['privaterelay.appleid.com', 'icloud.com', 'mozmail.com', 'relay.firefox.com', 'duck.com'],
  ...['simplelogin.com', 'simplelogin.co', 'simplelogin.fr', 'slmail.me', 'slmails.com', 'aleeas.com'],
  ...['8alias.com', '8shield.net', 'dralias.com', 'silomails.com'],
  ...['addy.io', 'anonaddy.com', 'anonaddy.me', 'addymail.com', 'passmail.net', 'passinbox.com', 'passfwd.com'],
]);
