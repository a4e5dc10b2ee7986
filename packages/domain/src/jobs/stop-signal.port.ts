/** Tells work that it is to end: an `AbortSignal` is one. */
export type StopSignal = { readonly aborted: boolean };
