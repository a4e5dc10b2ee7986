import { VALIDATION } from '@twosides/domain/wire';
import { useSearchParams } from 'react-router-dom';
import { BrokenResetLink } from './BrokenResetLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (!token) return <BrokenResetLink problem={VALIDATION.resetTokenMissing} />;
  return <ResetPasswordForm token={token} undoesEmail={query.get('undo') === 'email'} />;
}
