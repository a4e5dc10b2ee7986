/** The part of an `AbortSignal` that handlers read. */
export type StopSignal = { readonly aborted: boolean };
