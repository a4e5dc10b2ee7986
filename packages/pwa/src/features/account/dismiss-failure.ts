import { FORM_TOASTS } from '../../messages/form-toasts.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';

const FAILURES: readonly unknown[] = [FORM_TOASTS.loginFailed.title, FORM_TOASTS.registerFailed.title];

/** Call it at each attempt to sign in or up, and at each success, which may come by another way. */
export function dismissFailure(): void {
  if (FAILURES.includes(toasts.getSnapshot()?.title)) toasts.dismiss();
}
