/** Grant's framework-free core, also used by its Koa middleware. Its own types describe the wrappers only. */
declare module 'grant/lib/grant.js' {
  /** What Grant remembers between its two calls. */
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
    /** `dynamic` overrides the provider's configuration. */
    readonly state: { readonly dynamic: Readonly<Record<string, string>> };
  };

  type GrantAnswer = {
    /** First call: the provider's URL. */
    readonly location?: string;
    readonly session: GrantSession;
    /** Second call, with the transport `state`: the token endpoint's response. */
    readonly state: { readonly response?: { readonly id_token?: unknown; readonly error?: unknown } };
  };

  function grant(options: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly request?: { readonly timeout?: number };
  }): (call: GrantCall) => Promise<GrantAnswer>;

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export { grant as default };
}
