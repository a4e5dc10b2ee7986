export interface MaintainedLists {
  isCommonPassword(password: string): boolean;
  /** False for relay addresses such as Apple's Hide My Email. */
  isThrowAwayAddress(email: string): boolean;
  /** The address's domain if the domain's owner can create any number of addresses; null for public mail providers. */
  ownersDomainOf(email: string): string | null;
  /** The domain of a forwarding service that hides the real mailbox; null for any other address. */
  relayOf(email: string): string | null;
}
