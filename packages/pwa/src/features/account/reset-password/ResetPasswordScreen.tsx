import { VALIDATION } from '@twosides/domain/wire';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BrokenResetLink, ResetPasswordForm } from './ResetPasswordForm.tsx';

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const token = query.get('token');
  if (!token) return <BrokenResetLink problem={VALIDATION.resetTokenMissing} />;
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  return <ResetPasswordForm token={token} email={email} undoesEmail={query.get('undo') === 'email'} />;
}
