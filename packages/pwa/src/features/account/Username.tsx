import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

/** Hidden username for password managers. */
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
