/**
 * Grant's framework-free core, which its Koa middleware wraps too. The package's own types describe the wrappers only.
 */
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
    /** `dynamic` overrides the provider's configuration for this call. */
    readonly state: { readonly dynamic: Readonly<Record<string, string>> };
  };

  type GrantAnswer = {
    /** Of the first call: the address at the provider. */
    readonly location?: string;
    readonly session: GrantSession;
    /** Of the second call, with the transport `state`: what the provider's token endpoint answered. */
    readonly state: { readonly response?: { readonly id_token?: unknown; readonly error?: unknown } };
  };

  function grant(options: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly request?: { readonly timeout?: number };
  }): (call: GrantCall) => Promise<GrantAnswer>;

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export { grant as default };
}
