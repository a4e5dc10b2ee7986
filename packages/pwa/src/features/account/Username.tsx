import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

/** A hidden field that tells password managers which account the password belongs to. */
export function Username({ email }: { readonly email: string }) {
  return (
    <VisuallyHidden>
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}
