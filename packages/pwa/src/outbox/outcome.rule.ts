/** What has come of the first try to send a vote or a comment, of which somebody is told. */
export type ToldOutcome =
  /** The server has it. */
  | { readonly state: 'sent' }
  /** It is on the device and goes when there is a network. */
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      /** Words for a person, as far as there are any. */
      readonly message: string | null;
      /** It was about words that the author has changed: sent again as it is, it would be refused again. */
      readonly hasNewWords: boolean;
      /** Its member is suspended: the decision tells why, and how to appeal. */
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
