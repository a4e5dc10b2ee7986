/** An outcome of an action's first try that is announced to the member. */
export type ToldOutcome =
  /** The server has accepted the action. `isReveal`: the vote made the result public. */
  | { readonly state: 'sent'; readonly isReveal?: boolean | undefined }
  /** The action is stored and will be sent later. */
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      /** Text for a person, or null. */
      readonly message: string | null;
      /** The conflict's text has changed, so that the same vote would be refused again. */
      readonly hasNewWords: boolean;
      /** Whether the member is suspended. The page of decisions about them explains it. */
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
