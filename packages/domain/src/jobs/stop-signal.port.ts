export type StopSignal = { readonly aborted: boolean };
