/** Grant's framework-free core, which its Koa middleware also uses. Grant's own types describe only the middlewares. */
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
    /** `dynamic` overrides the provider's configuration. */
    readonly state: { readonly dynamic: Readonly<Record<string, string>> };
  };

  type GrantAnswer = {
    /** The provider's sign-in URL. Only the call that begins a sign-in returns it. */
    readonly location?: string;
    readonly session: GrantSession;
    /** The token endpoint's response. Only the callback's call returns it, and only with `transport: 'state'`. */
    readonly state: { readonly response?: { readonly id_token?: unknown; readonly error?: unknown } };
  };

  function grant(options: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly request?: { readonly timeout?: number };
  }): (call: GrantCall) => Promise<GrantAnswer>;

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export { grant as default };
}
