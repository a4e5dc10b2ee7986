/** Lists that others keep, of what is refused or counted where somebody signs up or chooses a password. */
export interface MaintainedLists {
  /** One of the thousand passwords that are tried first, in any case of its letters. */
  isCommonPassword(password: string): boolean;
  /** Of a mailbox that is thrown away within minutes. Relays that protect people from being found are none. */
  isThrowAwayAddress(email: string): boolean;
  /** The domain whose owner can have as many addresses as they like; null where mailboxes are given to everybody. */
  ownersDomainOf(email: string): string | null;
  /** The service that forwards mail to mailboxes it hides, by its domain; null for any other address. */
  relayOf(email: string): string | null;
}
