declare module 'grant/lib/grant.js' {
  export type GrantSession = {
    readonly provider?: string;
    readonly state?: string;
    readonly nonce?: string;
    readonly code_verifier?: string;
  };

  type GrantCall = {
    readonly method: 'GET';
    readonly params: { readonly provider: string; readonly override?: 'callback' };
    readonly query: Readonly<Record<string, string>>;
    readonly session: GrantSession;
    readonly state: { readonly dynamic: Readonly<Record<string, string>> };
  };

  type GrantAnswer = {
    readonly location?: string;
    readonly session: GrantSession;
    readonly state: { readonly response?: { readonly id_token?: unknown; readonly error?: unknown } };
  };

  function grant(options: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly request?: { readonly timeout?: number };
  }): (call: GrantCall) => Promise<GrantAnswer>;

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export { grant as default };
}
