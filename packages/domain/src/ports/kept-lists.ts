/** Lists that others keep, of what is refused where somebody signs up or chooses a password. */
export interface KeptLists {
  /** One of the thousand passwords that are tried first, in any case of its letters. */
  isCommonPassword(password: string): boolean;
  /** Of a mailbox that is thrown away within minutes. Relays that protect people from being found are none. */
  isThrowAwayAddress(email: string): boolean;
}
