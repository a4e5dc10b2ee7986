export type ToldOutcome =
  | { readonly state: 'sent'; readonly isReveal?: boolean | undefined }
  | { readonly state: 'waiting' }
  | {
      readonly state: 'failed';
      readonly message: string | null;
      readonly hasNewWords: boolean;
      readonly isSuspended: boolean;
    };

export type ActionOutcome = ToldOutcome | { readonly state: 'signed-out' };
