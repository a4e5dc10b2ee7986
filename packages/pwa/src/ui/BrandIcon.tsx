/** The marks of the sign-in providers, drawn as those brands ask: Google in its colours, Apple in the ink. */
export function BrandIcon({
  name,
  size = 20,
}: {
  readonly name: 'google' | 'apple';
  readonly size?: number | undefined;
}) {
  return name === 'google' ? <Google size={size} /> : <Apple size={size} />;
}

function Google({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.200H12v4.200h5.900a5 5 0 0 1-2.2 3.300v2.800h3.600c2.1-2 3.3-4.8 3.3-8.100z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.700l-3.6-2.800a6.7 6.7 0 0 1-10-3.500H2v2.900A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.7 14a6.6 6.6 0 0 1 0-4.100V7H2a11 11 0 0 0 0 9.900z" />
      <path
        fill="#ea4335"
        d="M12 5.400c1.6 0 3.1.6 4.2 1.600l3.2-3.100A11 11 0 0 0 2 7l3.7 2.900A6.6 6.6 0 0 1 12 5.400z"
      />
    </svg>
  );
}

function Apple({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M17 12.700c0-2.3 1.9-3.4 2-3.500a4.3 4.3 0 0 0-3.4-1.800c-1.4-.2-2.8.8-3.5.8s-1.9-.8-3-.8A4.5 4.5 0 0 0 5.2 9.700c-1.6 2.8-.4 7 1.2 9.2.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.200c.9-1.3 1.2-2.5 1.2-2.600a4 4 0 0 1-2.3-3.700zM14.7 5.900a4 4 0 0 0 .9-2.9 4.1 4.1 0 0 0-2.7 1.4 3.8 3.8 0 0 0-.9 2.8 3.4 3.4 0 0 0 2.7-1.300z" />
    </svg>
  );
}
