export type ToldOutcome =
  | { readonly state: 'sent'; readonly isReveal?: boolean | undefined }
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      readonly message: string | null;
      /** The author has changed the conflict's text, so the server would refuse the same vote again. */
      readonly hasNewWords: boolean;
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
