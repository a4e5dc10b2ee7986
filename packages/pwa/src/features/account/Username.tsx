import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

/** Tells password managers whose password a form is about; hidden from everyone else. */
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
