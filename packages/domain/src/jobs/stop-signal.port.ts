/** An `AbortSignal` fits. */
export type StopSignal = { readonly aborted: boolean };
