export type ToldOutcome =
  /** `isReveal`: the vote made the result public. */
  | { readonly state: 'sent'; readonly isReveal?: boolean | undefined }
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      readonly message: string | null;
      /** The conflict's text has changed, so that the same vote would be refused again. */
      readonly hasNewWords: boolean;
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
