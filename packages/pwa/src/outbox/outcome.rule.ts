/** The announced outcome of a vote's or comment's first try. */
export type ToldOutcome =
  /** The server has it. `isReveal`: the vote made the result public. */
  | { readonly state: 'sent'; readonly isReveal?: boolean | undefined }
  /** Stored, to be sent later. */
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      /** Text for a person, or null. */
      readonly message: string | null;
      /** The author changed the text, so resending unchanged would be refused again. */
      readonly hasNewWords: boolean;
      /** The member is suspended; their decisions page explains it. */
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
